package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.SealedChoice;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.StartupMove.GiveBack;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1 Mulligan: every seat at once and in secret gives back any of its cards; once chosen it is final. */
public final class Mulligan extends SealedChoice<StartupState, GiveBack> {
    /** A card that should go back twice. */
    record NamedTwice() implements Refusal {}

    private final ItStartupBox box;
    private final Copies copies;

    public Mulligan(ItStartupBox box) {
        this.box = box;
        this.copies = box.catalogue().copies();
    }

    @Override
    public boolean isPlayed(StartupState s) {
        return s.terms.mulligan();
    }

    @Override
    protected Seats choosers(StartupState s) {
        return Seats.all(s.seats());
    }

    @Override
    protected boolean isChangeable() {
        return false;
    }

    /** Every subset of the hand, the empty one first. */
    @Override
    public void offers(StartupState s, int seat, Consumer<? super GiveBack> out) {
        CardCopy[] hand = s.offices[seat].hand;
        out.accept(GiveBack.NOTHING);
        for (int subset = 1; subset < 1 << hand.length; subset++) {
            List<String> cards = new ArrayList<>();
            for (int i = 0; i < hand.length; i++) if ((subset >> i & 1) == 1) cards.add(hand[i].id());
            out.accept(new GiveBack(cards));
        }
    }

    /** All that is offered is legal. */
    @Override
    public void moves(StartupState s, int seat, Consumer<? super GiveBack> out) {
        if (may(s).has(seat)) offers(s, seat, out);
    }

    @Override
    public @Nullable Refusal refusal(StartupState s, int seat, GiveBack move) {
        if (hasChosen(s, seat)) return new HouseRefusal.AlreadyChosen();
        List<String> cards = move.cards();
        for (int i = 0; i < cards.size(); i++) {
            if (!s.offices[seat].holds(copies.find(cards.get(i)))) return new CommonRefusal.NotInHand();
            if (cards.indexOf(cards.get(i)) != i) return new NamedTwice();
        }
        return null;
    }

    @Override
    protected GiveBack fallback(StartupState s, int seat) {
        return GiveBack.NOTHING;
    }

    @Override
    protected Event toldOf(int seat) {
        return new StartupEvent.MulliganChosen(new Arg.Seat(seat));
    }

    @Override
    protected Event toldOfClock(int seat) {
        return toldOf(seat);
    }

    /** Replacements first, in seat order; then all cards set aside are shuffled together under the deck. */
    @Override
    protected void reveal(StartupState s, Events events) {
        CardCopy[] aside = Office.NO_CARDS;
        CardCopy[][] drawn = new CardCopy[s.seats()][];
        for (Office office : s.offices) {
            CardCopy[] back = givenBack(s, office.seat);
            for (CardCopy card : back) office.letGo(card);
            drawn[office.seat] = s.fromTop(back.length);
            office.hand = Piles.withAll(office.hand, drawn[office.seat]);
            aside = Piles.withAll(aside, back);
            events.tell(new StartupEvent.CardsSwapped(new Arg.Seat(office.seat), back.length));
        }
        s.swaps.shuffle(aside, 0, aside.length);
        s.putUnder(aside);
        for (Office office : s.offices)
            if (drawn[office.seat].length > 0) Drawing.tellDrawn(s, office.seat, drawn[office.seat], events);
    }

    /** The cards a seat has chosen to give back, in the order of its hand. */
    public CardCopy[] givenBack(StartupState s, int seat) {
        CardCopy[] back = Office.NO_CARDS;
        GiveBack choice = chosen(s, seat);
        if (choice != null)
            for (CardCopy card : s.offices[seat].hand)
                if (choice.cards().contains(card.id())) back = Piles.with(back, card);
        return back;
    }

    @Override
    public String decision(StartupState s) {
        return "mulligan";
    }

    @Override
    public Pace pace(StartupState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(box.clocksSeconds().mulligan()));
    }

    /** What everybody can spend in the first turn. */
    int firstSpending(StartupState s) {
        return s.die + box.constants().income(1);
    }

    CardCopy card(String id) {
        return copies.get(id);
    }
}

package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.box.Terms;
import boardroom.games.itstartup.sense.MulliganSense;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1 Mulligan: every seat at once and in secret gives back any of its five cards; once chosen it is final. */
public final class Mulligan implements StartupPhase {
    private final ItStartupBox box;
    private final TurnStart turnStart;
    private final MulliganSense sense;
    private final MulliganPrompt prompt;

    public Mulligan(ItStartupBox box, TurnStart turnStart, MulliganSense sense) {
        this.box = box;
        this.turnStart = turnStart;
        this.sense = sense;
        this.prompt = new MulliganPrompt(box.constants());
    }

    @Override
    public String id() {
        return "mulligan";
    }

    @Override
    public Seats owes(StartupState r) {
        int owing = 0;
        for (Office office : r.offices) if (office.givesBack == null) owing |= 1 << office.seat;
        return Seats.ofMask(owing);
    }

    /** Every subset of the hand, the empty one first. */
    @Override
    public void moves(StartupState r, int seat, Consumer<? super StartupMove> out) {
        if (!owes(r).has(seat)) return;
        CardCopy[] hand = r.offices[seat].hand;
        for (int subset = 0; subset < 1 << hand.length; subset++) {
            List<String> cards = new ArrayList<>();
            for (int i = 0; i < hand.length; i++) if ((subset >> i & 1) == 1) cards.add(hand[i].id());
            out.accept(new StartupMove.GiveBack(cards));
        }
    }

    @Override
    public @Nullable Say refusal(StartupState r, int seat, StartupMove move) {
        if (!r.isSeat(seat)) return Refusals.noSeat();
        if (!(move instanceof StartupMove.GiveBack mulligan)) return Refusals.notInThisPhase();
        if (!owes(r).has(seat)) return Refusals.alreadyChosen();
        for (int i = 0; i < mulligan.cards().size(); i++) {
            String card = mulligan.cards().get(i);
            if (!r.offices[seat].holds(box.catalogue().find(card))) return Refusals.notInHand();
            if (mulligan.cards().indexOf(card) != i) return Refusals.namedTwice();
        }
        return null;
    }

    @Override
    public void play(StartupState r, int seat, StartupMove move, Events events) {
        if (!(move instanceof StartupMove.GiveBack mulligan))
            throw new IllegalArgumentException("no move of the mulligan: " + move);
        CardCopy[] cards = Office.NO_CARDS;
        for (CardCopy card : r.offices[seat].hand)
            if (mulligan.cards().contains(card.id())) cards = Piles.with(cards, card);
        r.offices[seat].givesBack = cards;
        if (events.listening()) events.tell(new StartupEvent.MulliganChosen(new Arg.Seat(seat)));
        if (!owes(r).isEmpty()) return;
        swap(r, events);
        begin(r, events);
    }

    /** Replacements first, in seat order; then all cards set aside are shuffled together under the deck. */
    private static void swap(StartupState r, Events events) {
        CardCopy[] aside = Office.NO_CARDS;
        CardCopy[][] drawn = new CardCopy[r.seats()][];
        for (Office office : r.offices) {
            CardCopy[] back = office.givesBack == null ? Office.NO_CARDS : office.givesBack;
            for (CardCopy card : back) office.letGo(card);
            drawn[office.seat] = r.fromTop(back.length);
            office.hand = Piles.withAll(office.hand, drawn[office.seat]);
            aside = Piles.withAll(aside, back);
            office.givesBack = null;
            if (events.listening()) events.tell(new StartupEvent.CardsSwapped(new Arg.Seat(office.seat), back.length));
        }
        r.swaps.shuffle(aside, 0, aside.length);
        r.putUnder(aside);
        if (!events.listening()) return;
        for (Office office : r.offices)
            if (drawn[office.seat].length > 0) Drawing.tellSeers(r, office.seat, drawn[office.seat], events);
    }

    /** Section 3 steps 6 and 7. */
    public void begin(StartupState r, Events events) {
        r.first = r.terms.firstSeat() == Terms.RANDOM_SEAT ? r.start.below(r.seats()) : r.terms.firstSeat();
        if (events.listening()) events.tell(new StartupEvent.FirstPlayer(new Arg.Seat(r.first)));
        turnStart.begin(r, r.first, events);
    }

    @Override
    public Preview preview(StartupState r, int seat, StartupMove move) {
        return Preview.NOTHING;
    }

    @Override
    public Prompt prompt(StartupState r, int seat) {
        return prompt.of(r, seat, owes(r));
    }

    @Override
    public StartupMove timeout(StartupState r, int seat) {
        return new StartupMove.GiveBack(List.of());
    }

    @Override
    public @Nullable Pace pace(StartupState r) {
        return Tempo.clock(r, id(), owes(r), box.clocksSeconds().mulligan());
    }

    @Override
    public double prior(StartupState r, int seat, StartupMove move) {
        return move instanceof StartupMove.GiveBack mulligan ? sense.prior(r.offices[seat], mulligan) : 0;
    }
}

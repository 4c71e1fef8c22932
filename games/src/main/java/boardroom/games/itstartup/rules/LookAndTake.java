package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.sense.CardWorth;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.6 Look-and-take: of the top cards one goes to the hand, the others to the bottom in the order they had. */
public final class LookAndTake extends OneSeat {
    private final ItStartupBox box;
    private final Effects effects;
    private final CardWorth worth;

    public LookAndTake(ItStartupBox box, Effects effects, CardWorth worth) {
        this.box = box;
        this.effects = effects;
        this.worth = worth;
    }

    @Override
    public String id() {
        return "look-and-take";
    }

    @Override
    public int decider(StartupState r) {
        return r.active;
    }

    @Override
    public void moves(StartupState r, int seat, Consumer<? super StartupMove> out) {
        if (seat != r.active) return;
        for (int i = 0; i < r.looking; i++) out.accept(new StartupMove.Pick(r.deck[i].id()));
    }

    @Override
    public @Nullable Say refuse(StartupState r, StartupMove move) {
        if (!(move instanceof StartupMove.Pick pick)) return Refusals.notInThisPhase();
        int place = Piles.indexOf(r.deck, box.catalogue().find(pick.card()));
        return place >= 0 && place < r.looking ? null : Refusals.notAmongThem();
    }

    @Override
    public void play(StartupState r, int seat, StartupMove move, Events events) {
        if (!(move instanceof StartupMove.Pick pick)) throw new IllegalArgumentException("no pick: " + move);
        CardCopy taken = box.catalogue().get(pick.card());
        CardCopy[] seen = r.fromTop(r.looking);
        r.office().take(taken);
        r.putUnder(Piles.without(seen, Piles.indexOf(seen, taken)));
        r.looking = 0;
        if (events.listening()) {
            events.tell(new StartupEvent.Picked(new Arg.Seat(seat), seen.length - 1));
            Drawing.tellSeers(r, seat, new CardCopy[] {taken}, events);
        }
        effects.run(r, r.resolving(), events);
    }

    @Override
    public Prompt prompt(StartupState r, int seat) {
        return ResponsePrompt.look(this, r, seat);
    }

    @Override
    public StartupMove timeout(StartupState r, int seat) {
        return new StartupMove.Pick(r.deck[0].id());
    }

    @Override
    public @Nullable Pace pace(StartupState r) {
        return Tempo.clock(
                r, Tempo.step(r, "pick"), owes(r), box.clocksSeconds().pick());
    }

    @Override
    public double prior(StartupState r, int seat, StartupMove move) {
        CardCopy card = move instanceof StartupMove.Pick pick ? box.catalogue().find(pick.card()) : null;
        return card == null ? 0 : worth.inHand(r, r.office(), card);
    }
}

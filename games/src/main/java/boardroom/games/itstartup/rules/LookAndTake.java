package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.StartupMove.Pick;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.6 Look-and-take: of the top cards one goes to the hand, the others to the bottom in the order they had. */
public final class LookAndTake implements Turn<StartupState, Pick> {
    record NotAmongThem() implements Refusal {}

    private final ItStartupBox box;
    private final Copies copies;
    private final Effects effects;

    public LookAndTake(ItStartupBox box, Effects effects) {
        this.box = box;
        this.copies = box.catalogue().copies();
        this.effects = effects;
    }

    @Override
    public int decider(StartupState s) {
        return s.looking > 0 ? s.active : NOBODY;
    }

    @Override
    public void offers(StartupState s, int seat, Consumer<? super Pick> out) {
        for (int i = 0; i < s.looking; i++) out.accept(new Pick(s.deck[i].id()));
    }

    @Override
    public @Nullable Refusal refuse(StartupState s, Pick move) {
        int place = Piles.indexOf(s.deck, copies.find(move.card()));
        return place >= 0 && place < s.looking ? null : new NotAmongThem();
    }

    @Override
    public void play(StartupState s, int seat, Pick move, Events events) {
        CardCopy taken = copies.get(move.card());
        CardCopy[] seen = s.fromTop(s.looking);
        s.office().take(taken);
        s.putUnder(Piles.without(seen, Piles.indexOf(seen, taken)));
        s.looking = 0;
        events.tell(new StartupEvent.Picked(new Arg.Seat(seat), seen.length - 1));
        Drawing.tellDrawn(s, seat, new CardCopy[] {taken}, events);
        effects.run(s, s.resolving(), events);
    }

    /** The topmost card. */
    @Override
    public void timeout(StartupState s, int seat, Events events) {
        play(s, seat, new Pick(s.deck[0].id()), events);
    }

    @Override
    public String decision(StartupState s) {
        return s.stepName("pick");
    }

    @Override
    public Pace pace(StartupState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(box.clocksSeconds().pick()));
    }
}

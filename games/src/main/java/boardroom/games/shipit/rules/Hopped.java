package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.shipit.box.Action;

/** 4.3, Granting: why an engineer hops back to the bench. */
@Kind("hopped")
public sealed interface Hopped extends Sentence {
    static Hopped of(Actions actions, Bounce bounce) {
        Action action = actions.all[bounce.action()];
        return bounce.earlierPass() < bounce.pass()
                ? new EarlierEntry(bounce.earlier(), action, bounce.earlierPass(), bounce.pass())
                : new EarlierInOrder(bounce.earlier(), action, bounce.pass());
    }

    record EarlierEntry(@Seat int seat, Action action, int theirs, int mine) implements Hopped {}

    record EarlierInOrder(@Seat int seat, Action action, int mine) implements Hopped {}
}

package boardroom.games.shipit.rules;

import boardroom.engine.Arg.Amount;
import boardroom.engine.Kind;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;

/** 5.7: who claims a milestone, who was there too, and whether both stood level. */
public record Claim(int seat, Seats beaten, boolean level, Amount reached) {
    public Why why() {
        if (beaten.isEmpty()) return new Why.FirstThere();
        return level ? new Why.FirstInOrder(beaten) : new Why.Furthest(reached, beaten);
    }

    /** Why it is theirs. */
    @Kind("claimed")
    public sealed interface Why extends Sentence {
        record FirstThere() implements Why {}

        record Furthest(Amount reached, Seats beaten) implements Why {}

        record FirstInOrder(Seats beaten) implements Why {}
    }
}

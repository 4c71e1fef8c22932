package boardroom.engine.phases;

import boardroom.engine.Kind;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;

/** What the house itself says while others decide. */
@Kind("wait")
public sealed interface HouseLine extends Sentence {
    /** The table waits for these. */
    record Waiting(Seats seats) implements HouseLine {}

    /** To a seat that has made its sealed choice while others still owe theirs. */
    record MayChange() implements HouseLine {}

    /** So many of all have made their sealed choice. */
    record ChosenSoFar(int chosen, int all) implements HouseLine {}
}

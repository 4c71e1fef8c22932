package boardroom.engine.phases;

import boardroom.engine.Refusal;

/** The refusals that no game has to write: the same words at every table. */
public sealed interface HouseRefusal extends Refusal {
    /** Whoever asks has no seat at this table. */
    record NoSeat() implements HouseRefusal {}

    /** A move of another phase. */
    record NotInThisPhase() implements HouseRefusal {}

    /** Nothing can be done any more. */
    record GameOver() implements HouseRefusal {}

    /** Another seat decides. */
    record NotYourTurn() implements HouseRefusal {}

    /** What was chosen stays chosen. */
    record AlreadyChosen() implements HouseRefusal {}

    /** A legal move of a seat that is not asked now. */
    record NotNow() implements HouseRefusal {}
}

package boardroom.games.shipshape.rules;

import boardroom.engine.Refusal;

/** What several decisions of section 4 are refused with (4.11). */
sealed interface CommonRefusal extends Refusal {
    /** A number below 0, a card named twice, a seat that is not meant. */
    record Malformed() implements CommonRefusal {}

    /** Not there to be given or used. */
    record NotOwned() implements CommonRefusal {}

    /** Too few tokens. */
    record CannotPay() implements CommonRefusal {}
}

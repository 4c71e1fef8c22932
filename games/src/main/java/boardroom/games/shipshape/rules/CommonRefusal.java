package boardroom.games.shipshape.rules;

import boardroom.engine.Refusal;
import java.util.HashSet;
import java.util.List;

/** What several moves of section 4 are refused with; where several apply, the one that 4.11 lists first. */
sealed interface CommonRefusal extends Refusal {
    /** A number below zero, a card named twice, a seat that is not meant. */
    record Malformed() implements CommonRefusal {}

    /** An option of the table has switched it off. */
    record SwitchedOff() implements CommonRefusal {}

    /** At this table offers are accepted or declined. */
    record CountersOff() implements CommonRefusal {}

    /** Fulfilled, or never drawn. */
    record OrderNotOpen() implements CommonRefusal {}

    /** Not there to be given or used. */
    record NotOwned() implements CommonRefusal {}

    /** Too few tokens. */
    record CannotPay() implements CommonRefusal {}

    /** The order needs exactly what is printed on it. */
    record Requirement() implements CommonRefusal {}

    /** Whether something is named more than once. */
    static boolean isNamedTwice(List<String> names) {
        return names.size() > 1 && new HashSet<>(names).size() < names.size();
    }
}

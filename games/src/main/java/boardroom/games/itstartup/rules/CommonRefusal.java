package boardroom.games.itstartup.rules;

import boardroom.engine.Refusal;
import boardroom.games.itstartup.box.CardCopy;
import org.jspecify.annotations.Nullable;

/** What several actions of section 4 are refused with. */
sealed interface CommonRefusal extends Refusal {
    /** The card is somewhere else, or there is none. */
    record NotInHand() implements CommonRefusal {}

    /** Not in the own row. */
    record NotYourEmployee() implements CommonRefusal {}

    /** Only developers hold knowledge. */
    record NotADeveloper(CardCopy employee) implements CommonRefusal {}

    /** Knowledge of somebody on loan stays where it is. */
    record OnLoan(CardCopy employee) implements CommonRefusal {}

    /** Nothing to shed. */
    record NoBurnout(CardCopy employee) implements CommonRefusal {}

    /** Too few resources. */
    record CannotPay(int price, int resources, int missing) implements CommonRefusal {}

    /** Whether the active seat can pay so much. */
    static @Nullable Refusal unlessPaid(StartupState s, int price) {
        int resources = s.office().resources;
        return price > resources ? new CannotPay(price, resources, price - resources) : null;
    }
}

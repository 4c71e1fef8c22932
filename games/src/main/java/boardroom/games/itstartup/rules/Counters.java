package boardroom.games.itstartup.rules;

import static boardroom.engine.phases.Turn.NOBODY;

import boardroom.games.itstartup.box.ActionCard.Counter;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.Payee;
import boardroom.games.itstartup.rules.StartupMove.Respond;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.5 step 2: what the target seat of an action card may answer with; all of it public facts. */
public final class Counters {
    /** An answer: `pay` or the employee who counters, the price and who gets it (bank or actor). */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CounterOption(String answer, @Nullable String employee, int price, Payee payee) {}

    /** Only a card that is aimed at another seat, and only by what that seat can pay (4.5 step 3). */
    boolean canAnswer(StartupState s, Resolving attack) {
        int target = attack.aim().seat();
        return s.terms.counters()
                && target != NOBODY
                && target != s.active
                && !options(s, attack).isEmpty();
    }

    /** The printed counter, and each employee in the target's row, on loan or not, whose response is not used yet. */
    public List<CounterOption> options(StartupState s, Resolving attack) {
        List<CounterOption> options = new ArrayList<>();
        Office office = s.offices[attack.aim().seat()];
        Counter counter = attack.card().action().counter();
        if (counter != null && counter.pay() <= office.resources)
            options.add(new CounterOption(Respond.PAY, null, counter.pay(), counter.payTo()));
        for (Employee employee : office.row) {
            CardCopy card = employee.card();
            Effect response = card.response();
            if (response != null && !employee.used() && response.price() <= office.resources)
                options.add(new CounterOption(card.id(), card.id(), response.price(), payee(response)));
        }
        return options;
    }

    private static Payee payee(Effect response) {
        return response.payTo() == null ? Payee.BANK : response.payTo();
    }

    /** The option that this answer names; {@code null}: there is none. */
    @Nullable CounterOption option(StartupState s, Resolving attack, Respond answer) {
        for (CounterOption option : options(s, attack)) if (option.answer().equals(answer.answer())) return option;
        return null;
    }
}

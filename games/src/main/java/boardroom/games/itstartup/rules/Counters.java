package boardroom.games.itstartup.rules;

import boardroom.games.itstartup.box.ActionCard.Counter;
import boardroom.games.itstartup.box.Effect;

/** 4.5 step 2: what the target seat of an action card may answer with; all of it public facts. */
public final class Counters {

    public boolean canAnswer(StartupState r, Resolving attack) {
        if (!r.terms.counters()) return false;
        if (canPay(r, attack)) return true;
        for (Employee employee : r.offices[attack.aim().seat()].row) if (canBlock(r, attack, employee)) return true;
        return false;
    }

    /** The printed counter. */
    public boolean canPay(StartupState r, Resolving attack) {
        Counter counter = attack.card().action().counter();
        return counter != null && r.offices[attack.aim().seat()].resources >= counter.pay();
    }

    /** An employee in the target's row, on loan or not, whose response is not used yet. */
    public boolean canBlock(StartupState r, Resolving attack, Employee employee) {
        Effect response = employee.card().response();
        return response != null && !employee.used() && r.offices[attack.aim().seat()].resources >= response.price();
    }
}

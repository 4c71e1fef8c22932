package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.PlanningBonus;
import boardroom.games.itstartup.rules.StartupMove.UseBonus;
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Section 10 Who rests stays a turn longer. */
final class PlanningBonusSense extends LeadSense<UseBonus> {
    private final Burnout burnout;

    PlanningBonusSense(PlanningBonus phase, Lead lead, Burnout burnout) {
        super(phase, lead);
        this.burnout = burnout;
    }

    @Override
    public @Nullable StartupReason reason(StartupState s, int seat, UseBonus move) {
        Office office = s.offices[seat];
        for (int desk = 0; desk < office.row.length; desk++) {
            Employee employee = office.row[desk];
            if (employee.card().id().equals(move.employee()))
                return new StartupReason.Rest(
                        employee.card(), Efficiency.of(office, desk), burnout.limit(employee) - employee.burnout());
        }
        return null;
    }
}

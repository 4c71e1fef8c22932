package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.PlanningBonus;
import boardroom.games.itstartup.rules.StartupMove.UseBonus;
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Section 10 Who rests stays a turn longer. */
final class PlanningBonusSense extends LeadSense<UseBonus> {
    private final Tenure tenure;

    PlanningBonusSense(PlanningBonus phase, Lead lead, Tenure tenure) {
        super(phase, lead);
        this.tenure = tenure;
    }

    /** {@code null}: nobody rests, though somebody would stay longer. */
    @Override
    public @Nullable StartupReason reason(StartupState s, int seat, UseBonus move) {
        Office office = s.offices[seat];
        boolean anybodyGains = false;
        for (int desk = 0; desk < office.row.length; desk++) {
            Employee employee = office.row[desk];
            boolean gains = turnsGained(s, office, employee) > 0;
            anybodyGains |= gains && employee.burnout() > 0;
            if (!employee.card().id().equals(move.employee())) continue;
            int left = tenure.left(employee);
            if (!gains) return new StartupReason.RestLater(employee.card(), left);
            return employee.isDeveloper()
                    ? new StartupReason.Rest(employee.card(), Efficiency.of(office, desk), left)
                    : new StartupReason.RestHelper(employee.card(), left);
        }
        return anybodyGains ? null : new StartupReason.RestNobody();
    }

    private int turnsGained(StartupState s, Office office, Employee employee) {
        return tenure.of(s, employee, 1, tenure.tonight(s, employee)) - tenure.of(s, office, employee);
    }
}

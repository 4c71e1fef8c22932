package boardroom.games.esopwars.rules;

import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Terms.SkillRange;
import java.util.IdentityHashMap;

/** What an employee would bring in each market to come, without perks (10.2 step 1). */
public final class EmployeeWorth {
    private final IdentityHashMap<Employee, IdentityHashMap<MarketCard, Totals>> printed = new IdentityHashMap<>();

    /** An employee in one market, for each skill range. */
    private record Totals(int floor, int unit, int free) {
        int in(SkillRange range) {
            return switch (range) {
                case FLOOR -> floor;
                case UNIT -> unit;
                case FREE -> free;
            };
        }
    }

    public EmployeeWorth(EsopBox box) {
        for (Employee employee : box.employees()) {
            IdentityHashMap<MarketCard, Totals> totals = new IdentityHashMap<>();
            for (MarketCard market : box.marketCards()) totals.put(market, totals(employee, market));
            printed.put(employee, totals);
        }
    }

    private static Totals totals(Employee employee, MarketCard market) {
        return new Totals(
                SkillTotal.ofOne(SkillRange.FLOOR, Company.NONE, employee, market),
                SkillTotal.ofOne(SkillRange.UNIT, Company.NONE, employee, market),
                SkillTotal.ofOne(SkillRange.FREE, Company.NONE, employee, market));
    }

    /** The employee's total if this market comes next. */
    public int in(EsopState s, Company company, Employee employee, MarketCard next) {
        IdentityHashMap<MarketCard, Totals> totals = printed.get(employee);
        Totals total = totals == null ? null : totals.get(next);
        return total == null || s.terms.accumulate() || !company.addsNothing()
                ? SkillTotal.ofOne(s.terms.skillRange(), company, employee, s.inForceWith(next))
                : total.in(s.terms.skillRange());
    }

    /** The mean over all markets not yet seen; 0 if none is left. */
    public double mean(EsopState s, Company company, Employee employee) {
        if (s.marketDeck.length == 0) return 0;
        int sum = 0;
        for (MarketCard market : s.marketDeck) sum += in(s, company, employee, market);
        return (double) sum / s.marketDeck.length;
    }
}

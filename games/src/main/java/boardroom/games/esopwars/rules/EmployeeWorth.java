package boardroom.games.esopwars.rules;

import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Terms.SkillRange;
import java.util.IdentityHashMap;
import java.util.List;

/** What an employee would bring in each market to come, without perks (10.2 step 1). */
public final class EmployeeWorth {
    private static final int[] NOTHING = {};

    private final IdentityHashMap<Employee, Totals> printed = new IdentityHashMap<>();
    private final IdentityHashMap<MarketCard, Integer> places = new IdentityHashMap<>();

    /** An employee in each market of the box, for each skill range; the arrays are never written to. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Totals(int[] floor, int[] unit, int[] free) {
        int[] in(SkillRange range) {
            return switch (range) {
                case FLOOR -> floor;
                case UNIT -> unit;
                case FREE -> free;
            };
        }
    }

    public EmployeeWorth(EsopBox box) {
        for (MarketCard market : box.marketCards()) places.put(market, places.size());
        for (Employee employee : box.employees())
            printed.put(
                    employee,
                    new Totals(
                            totals(SkillRange.FLOOR, employee, box.marketCards()),
                            totals(SkillRange.UNIT, employee, box.marketCards()),
                            totals(SkillRange.FREE, employee, box.marketCards())));
    }

    private static int[] totals(SkillRange range, Employee employee, List<MarketCard> markets) {
        int[] totals = new int[markets.size()];
        for (int i = 0; i < totals.length; i++)
            totals[i] = SkillTotal.ofOne(range, Company.NONE, employee, markets.get(i));
        return totals;
    }

    /** The employee's total if this market comes next. */
    public int in(EsopState s, Company company, Employee employee, MarketCard next) {
        Totals totals = printed.get(employee);
        Integer place = places.get(next);
        return totals == null || place == null || s.terms.accumulate() || !company.addsNothing()
                ? SkillTotal.ofOne(s.terms.skillRange(), company, employee, s.inForceWith(next))
                : totals.in(s.terms.skillRange())[place];
    }

    /** The mean over all markets not yet seen; 0 if none is left. */
    public double mean(EsopState s, Company company, Employee employee) {
        return ahead(s).mean(company, employee);
    }

    /** The markets not yet seen, for those who ask for many employees. */
    public Ahead ahead(EsopState s) {
        return new Ahead(s);
    }

    /** The markets not yet seen in one position, looked up once. */
    public final class Ahead {
        private final EsopState s;
        private final int[] unseen;

        private Ahead(EsopState s) {
            this.s = s;
            this.unseen = new int[s.marketDeck.length];
            for (int i = 0; i < unseen.length; i++) unseen[i] = places.getOrDefault(s.marketDeck[i], -1);
        }

        /** How many there are. */
        public int count() {
            return unseen.length;
        }

        /** The employee's total in each of them, added to these numbers so many times. */
        public void add(Company company, Employee employee, double times, double[] out) {
            int[] totals = quick(company, employee);
            for (int i = 0; i < unseen.length; i++) out[i] += times * total(totals, company, employee, i);
        }

        /** The mean over all of them; 0 if none is left. */
        public double mean(Company company, Employee employee) {
            if (unseen.length == 0) return 0;
            int[] totals = quick(company, employee);
            int sum = 0;
            for (int i = 0; i < unseen.length; i++) sum += total(totals, company, employee, i);
            return (double) sum / unseen.length;
        }

        private int total(int[] totals, Company company, Employee employee, int market) {
            return totals.length == 0 || unseen[market] < 0
                    ? in(s, company, employee, s.marketDeck[market])
                    : totals[unseen[market]];
        }

        /** What was worked out beforehand; nothing, where the company or earlier markets change it. */
        private int[] quick(Company company, Employee employee) {
            if (s.terms.accumulate() || !company.addsNothing()) return NOTHING;
            Totals totals = printed.get(employee);
            return totals == null ? NOTHING : totals.in(s.terms.skillRange());
        }
    }
}

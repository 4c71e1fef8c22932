package boardroom.games.boss.sense;

import boardroom.games.boss.box.Constants;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;

/**
 * The next rounds of a company as far as they can be foreseen before Production: every project goes on round by round, the
 * chart settles and nothing is bid. The present round is at 0.
 */
final class Outlook {
    final Prices prices;

    /** T without work by round; below 0: so much is missing. */
    final int[] freeTime;

    /** Salaries due on each Payday. */
    final int due;

    /** Which sums of whole salaries can be paid, a bit each. */
    private long payable = 1;

    private final Weights weights;
    private final double bankruptcy;
    private final int income;
    private final int earnings;

    /** Cash before this round's Production. */
    private final double cash;

    /** By round, what projects take and bring. */
    private final int[] overhead;

    private final int[] reward;

    Outlook(Weights weights, SharedRules rules, BossState s, Company company) {
        this.weights = weights;
        Constants numbers = rules.numbers();
        prices = Prices.of(s, weights.prices());
        int rounds = prices.left() + 1;
        int[] load = new int[rounds];
        overhead = new int[rounds];
        reward = new int[rounds];
        for (Ongoing work : company.ongoing) {
            int needed = Math.max(1, rules.projects().needed(company, work.card) - work.progress);
            load[0] += work.delay;
            int cost = rules.projects().overhead(s, company, work.card);
            for (int k = 0; k < Math.min(needed, rounds); k++) {
                load[k] += work.card.time();
                overhead[k] += cost;
            }
            if (needed <= rounds) reward[needed - 1] += Modifiers.reward(s, work.card);
        }
        Chart steady = steady(company, numbers);
        int capacity = company.assets.capacity();
        for (int p = 0; p < steady.size(); p++)
            if (p != company.ceo || company.people.length == 1) capacity += steady.productivity(p);
        freeTime = new int[rounds];
        freeTime[0] = company.time - load[0];
        for (int k = 1; k < rounds; k++) {
            int carried = s.terms.carryTime() ? Math.clamp(freeTime[k - 1], 0, numbers.timeCarryLimit()) : 0;
            freeTime[k] = capacity + carried - load[k];
        }
        earnings = company.ceo >= 0 ? steady.productivity(company.ceo) : 0;
        income = company.assets.income();
        due = Modifiers.payroll(s, company);
        for (Person person : company.people) payable |= payable << Modifiers.salary(s, person.card);
        // Before the Organisation phase what the CEO earns this round is still to come.
        cash = company.cash + (s.workerPool.length > 0 || company.draft != null ? earnings : 0);
        bankruptcy =
                numbers.bankruptcyPenaltyVp() * prices.vp() + weights.people().bankruptcy();
    }

    private static Chart steady(Company company, Constants numbers) {
        Person[] people = company.people;
        int[] boss = new int[people.length];
        for (int p = 0; p < boss.length; p++) boss[p] = people[p].boss;
        return Chart.steady(people, boss, company.ceo, numbers);
    }

    /** Whether the coming Payday leaves less than a reserve, even if nothing is bid. */
    boolean isTight() {
        return cash + reward[0] - overhead[0] + income - due < weights.prices().reserve();
    }

    /** What it costs to spend so much now: more if it will be missed on a Payday. */
    double cost(double spent) {
        return spent * prices.cash() + strain(spent, 0) - strain(0, 0);
    }

    /** What salaries of so much more cost beside themselves, because they will be missing. */
    double strain(int salary) {
        return strain(0, salary) - strain(0, 0);
    }

    /** The same for a project from one round to another, which helps when it brings more in time. */
    double strain(int from, int to, int cost, int gain) {
        double before = strain(0, 0);
        for (int k = from; k <= to; k++) overhead[k] += cost;
        reward[to] += gain;
        double after = strain(0, 0);
        for (int k = from; k <= to; k++) overhead[k] -= cost;
        reward[to] -= gain;
        return after - before;
    }

    /** How bad the next Paydays look, if so much is spent now and salaries are so much higher. */
    private double strain(double spent, int more) {
        Weights.Prices w = weights.prices();
        double then = cash - spent;
        double lowest = then - overhead[0];
        double risk = 0;
        for (int k = 0; k < Math.min(overhead.length, w.paydays()); k++) {
            if (k > 0) then += earnings;
            if (k > 1)
                then += w.incomePerTime()
                        * Math.clamp(freeTime[k - 1], 0, weights.chart().workSteady());
            lowest = Math.min(lowest, then - overhead[k]);
            then += reward[k] - overhead[k] + income;
            if (k < w.risks().size()) risk += w.risks().get(k) * risk(then, more);
            then -= due + more;
            lowest = Math.min(lowest, then);
        }
        return risk + w.shortfall() * Math.max(0, w.reserve() - lowest);
    }

    /** What a Payday with so much cash is likely to cost: an issue may take some of it before. */
    double risk(double there, int more) {
        Weights.Prices w = weights.prices();
        long sums = more > 0 ? payable | payable << more : payable;
        double sum = 0;
        for (int loss = 0; loss < w.losses().size(); loss++) {
            int left = (int) Math.clamp(there - loss, 0, Long.SIZE - 2.0);
            if (left >= due + more) continue;
            int paid = Long.SIZE - 1 - Long.numberOfLeadingZeros(sums & (2L << left) - 1);
            double cost = (due + more - paid) * w.shortfall() + (2 * paid < due + more ? bankruptcy : 0);
            sum += w.losses().get(loss) * cost;
        }
        return sum;
    }

    /** T that would have work this round, or not, if so much of it were spent. */
    double timeCost(int spent, double work) {
        double busy = Math.clamp(spent - Math.max(0, freeTime[0] - work), 0, spent);
        return busy * weights.prices().time()
                + (spent - busy) * weights.prices().spareTime();
    }
}

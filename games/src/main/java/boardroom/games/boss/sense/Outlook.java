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

    /** Cash before each Payday's returns and after it, the lowest so far ahead; T that is free next round earns something later. */
    final double lowestCash;

    private final Weights.Prices weights;

    Outlook(Weights weights, SharedRules rules, BossState s, Company company) {
        this(weights, rules, s, company, 0, 0);
    }

    /** With so much T and payroll more from the next round on. */
    Outlook(Weights weights, SharedRules rules, BossState s, Company company, int moreTime, int morePayroll) {
        this.weights = weights.prices();
        Constants numbers = rules.numbers();
        prices = Prices.of(s, weights.prices());
        int rounds = prices.left() + 1;
        int[] load = new int[rounds];
        int[] overhead = new int[rounds];
        int[] reward = new int[rounds];
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
        int capacity = company.assets.capacity() + moreTime;
        for (int p = 0; p < steady.size(); p++)
            if (p != company.ceo || company.people.length == 1) capacity += steady.productivity(p);
        int earnings = company.ceo >= 0 ? steady.productivity(company.ceo) : 0;
        freeTime = new int[rounds];
        freeTime[0] = company.time - load[0];
        for (int k = 1; k < rounds; k++) {
            int carried = s.terms.carryTime() ? Math.clamp(freeTime[k - 1], 0, numbers.timeCarryLimit()) : 0;
            freeTime[k] = capacity + carried - load[k];
        }
        int income = company.assets.income() - Modifiers.payroll(s, company) - morePayroll;
        double cash = company.cash;
        double lowest = cash - overhead[0];
        for (int k = 0; k < Math.min(rounds, weights.prices().paydays()); k++) {
            if (k > 0) cash += earnings;
            if (k > 1)
                cash += weights.prices().incomePerTime()
                        * Math.clamp(freeTime[k - 1], 0, weights.chart().workNow());
            lowest = Math.min(lowest, cash - overhead[k]);
            cash += reward[k] - overhead[k] + income;
            lowest = Math.min(lowest, cash);
        }
        lowestCash = lowest;
    }

    private static Chart steady(Company company, Constants numbers) {
        Person[] people = company.people;
        int[] boss = new int[people.length];
        for (int p = 0; p < boss.length; p++) boss[p] = people[p].boss;
        return Chart.steady(people, boss, company.ceo, numbers);
    }

    /** What it costs to spend so much now: more if it will be missed on a Payday. */
    double cost(double spent) {
        return spent * prices.cash() + weights.shortfall() * (missing(lowestCash - spent) - missing(lowestCash));
    }

    /** What it costs that more will be missing than in another outlook. */
    double worseThan(Outlook other) {
        return weights.shortfall() * (missing(lowestCash) - missing(other.lowestCash));
    }

    private double missing(double cash) {
        return Math.max(0, weights.reserve() - cash);
    }

    /** T that would have work this round, or not, if so much of it were spent. */
    double timeCost(int spent, double work) {
        double busy = Math.clamp(spent - Math.max(0, freeTime[0] - work), 0, spent);
        return busy * weights.time() + (spent - busy) * weights.spareTime();
    }
}

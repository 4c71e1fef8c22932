package boardroom.games.boss.sense;

import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;
import java.util.Arrays;

/** What people are worth to a company: the best chart with them against the best one without (section 10). */
final class PeopleValues {
    private static final int STEPS = 2;

    private final Weights weights;
    private final SharedRules rules;
    private final ChartMemo memo;

    PeopleValues(Weights weights, SharedRules rules, ChartMemo memo) {
        this.weights = weights;
        this.rules = rules;
        this.memo = memo;
    }

    /** Of each candidate, if hired now at no cost but the salary. */
    double[] of(BossState s, Company company, Worker[] pool, Outlook before) {
        int size = company.people.length;
        int horizon = weights.people().horizon();
        ChartSearch without = without(s, company);
        double[] values = new double[pool.length];
        for (int i = 0; i < pool.length; i++) {
            ChartSearch with = with(s, company, without, pool[i]);
            int salary = Modifiers.salary(s, pool[i]);
            int rounds = 1 + Math.min(horizon, before.prices.left());
            double growth = weights.people().growth(size);
            double now = with.score - without.score - salary * rounds * before.prices.cash();
            values[i] = growth * alone(pool[i], salary, before.prices) + (1 - growth) * now - before.strain(salary);
        }
        return values;
    }

    /** The best chart of those who are there. */
    ChartSearch without(BossState s, Company company) {
        int size = company.people.length;
        int[] boss = new int[size];
        for (int p = 0; p < size; p++) boss[p] = company.people[p].boss;
        ChartScore scores = new ChartScore(
                weights,
                rules.numbers(),
                s,
                company,
                company.people,
                weights.people().horizon());
        return new ChartSearch(scores, boss, company.ceo, new boolean[size], 0).climb(STEPS, memo);
    }

    /** The best chart from there with a candidate, who stands last in it. */
    ChartSearch with(BossState s, Company company, ChartSearch without, Worker worker) {
        int size = company.people.length;
        Person candidate = new Person(worker);
        candidate.hired = true;
        Person[] people = Arrays.copyOf(company.people, size + 1);
        people[size] = candidate;
        int[] start = Arrays.copyOf(without.best, size + 1);
        start[size] = candidate.boss;
        ChartScore scores = new ChartScore(
                weights, rules.numbers(), s, company, people, weights.people().horizon());
        return new ChartSearch(scores, start, company.ceo, new boolean[size + 1], 0).climb(STEPS, memo);
    }

    /** The same without drawing a chart: all somebody can give if there is a boss with room for them, else what is printed first. */
    double[] atAGlance(BossState s, Company company, Worker[] pool, Outlook before) {
        boolean hasRoom = hasRoom(company);
        double growth = weights.people().growth(company.people.length);
        double[] values = new double[pool.length];
        for (int i = 0; i < pool.length; i++) {
            int salary = Modifiers.salary(s, pool[i]);
            double most = alone(pool[i], salary, before.prices);
            double settled = hasRoom ? most : plain(pool[i], salary, before.prices);
            values[i] = growth * most + (1 - growth) * settled - before.strain(salary);
        }
        return values;
    }

    private static boolean hasRoom(Company company) {
        for (int p = 0; p < company.people.length; p++)
            if (company.reports(p) + 1 == company.people[p].card.leadership().most()) return true;
        return false;
    }

    private double plain(Worker worker, int salary, Prices prices) {
        Weights.People w = weights.people();
        int rounds = Math.min(w.horizon(), prices.left());
        return rounds
                * (worker.productivity().base() * weights.prices().time()
                        + worker.skill().base() * w.skill()
                        - salary * prices.cash());
    }

    /** In a company that has yet to grow: what somebody gives in a good place. */
    private double alone(Worker worker, int salary, Prices prices) {
        Weights.People w = weights.people();
        int rounds = Math.min(w.horizon(), prices.left());
        return rounds
                * (worker.productivity().most() * weights.prices().time()
                        + worker.skill().most() * w.skill()
                        + worker.leadership().most() * w.leading()
                        - salary * prices.cash());
    }

    /** Of somebody who is there already, without looking at the chart. */
    double ofStaying(BossState s, Person person, Prices prices) {
        int rounds = Math.min(weights.people().horizon(), prices.left());
        double perRound = person.productivity * weights.prices().time()
                + person.skill * weights.people().skill()
                + person.card.leadership().most() * weights.people().leading()
                - Modifiers.salary(s, person.card) * prices.cash();
        return weights.people().leaving() + Math.max(0, rounds * perRound);
    }
}

package boardroom.games.boss.sense;

import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Terms;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.ProjectRules;
import boardroom.games.boss.rules.Span;

/** What a chart of one company is worth to it: this round as it is resolved, and some rounds as it settles. */
final class ChartScore {
    /** How many numbers of the key are about the company, and about each person. */
    private static final int KEY_HEAD = 7;

    private static final int KEY_PERSON = 3;

    private final Weights weights;
    private final Constants numbers;
    private final Terms terms;
    private final Prices prices;
    private final Company company;
    private final int steadyRounds;

    /** T in hand beside what the chart gives, and what has work this round. */
    private final int otherTime;

    private final int committed;
    private final double workNow;
    private final boolean seeksHeir;
    private final double skillPrice;

    final Person[] people;

    /** Written over with every chart that is scored. */
    private final Chart now;

    private final Chart steady;

    /** All that scores depend on beside the chart itself, as numbers. */
    private final int[] key;

    /** For these people, whose last ones may be candidates; the steady chart counts at most so many rounds. */
    ChartScore(Weights weights, Constants numbers, BossState s, Company company, Person[] people, int rounds) {
        this.weights = weights;
        this.numbers = numbers;
        this.terms = s.terms;
        this.company = company;
        this.people = people;
        prices = Prices.of(s, weights.prices());
        steadyRounds = Math.min(rounds, prices.left());
        otherTime = company.time - company.capacity + company.assets.capacity() + company.nextCapacity;
        committed = ProjectRules.committedTime(company);
        workNow = committed + weights.chart().workNow();
        Person ceo = company.ceo();
        seeksHeir = ceo != null
                && !company.heir
                && prices.left() > 0
                && prices.left() <= weights.chart().heirRounds()
                && ceo.tenure + prices.left() > terms.retireAfterTurns();
        skillPrice = weights.people().skill()
                + (terms.victory() == Terms.Victory.SKILL ? weights.prices().skillGoal() : 0);
        now = Chart.blank(people, false);
        steady = Chart.blank(people, true);
        key = key(s.roundNumber);
    }

    private int[] key(int round) {
        int[] numbersOfPeople = new int[KEY_HEAD + KEY_PERSON * people.length];
        numbersOfPeople[0] = round;
        numbersOfPeople[1] = steadyRounds;
        numbersOfPeople[2] = otherTime;
        numbersOfPeople[3] = committed;
        numbersOfPeople[4] = company.assets.capacity();
        numbersOfPeople[5] = company.ceo;
        numbersOfPeople[6] = seeksHeir ? 1 : 0;
        int at = KEY_HEAD;
        for (Person person : people) {
            numbersOfPeople[at++] = person.boss;
            numbersOfPeople[at++] = person.layer;
            numbersOfPeople[at++] = (person.hired ? 1 : 0) | (person.worksToRule ? 2 : 0) | (person.hadReports ? 4 : 0);
        }
        return numbersOfPeople;
    }

    int[] key() {
        return key;
    }

    Terms terms() {
        return terms;
    }

    Prices prices() {
        return prices;
    }

    Chart settled(int[] boss, int ceo) {
        return Chart.steady(people, boss, ceo, numbers);
    }

    double of(int[] boss, int ceo) {
        return of(boss, ceo, Draft.NOBODY);
    }

    double of(int[] boss, int ceo, int workshop) {
        now.again(boss, ceo, workshop, terms.layering(), numbers);
        double score = output(now, Math.max(0, otherTime + capacity(now)), workNow) - harm(now);
        if (steadyRounds == 0) return score;
        steady.again(boss, ceo, Draft.NOBODY, Terms.Layering.NONE, numbers);
        double later = output(
                steady,
                capacity(steady) + company.assets.capacity(),
                weights.chart().workSteady());
        return score
                + steadyRounds * later
                + (seeksHeir && hasHeir(steady) ? weights.chart().heir() : 0);
    }

    /** The chance that a legacy comes of this chart, whose CEO has just taken over by a retirement. */
    double legacyChance(int[] boss, int ceo) {
        if (prices.left() == 0)
            return Chart.resolve(people, boss, ceo, Draft.NOBODY, terms.layering(), numbers)
                                    .span(ceo)
                            == Span.EXACT
                    ? 1
                    : 0;
        return Chart.steady(people, boss, ceo, numbers).span(ceo) == Span.EXACT
                ? weights.chart().legacyChance()
                : 0;
    }

    private double output(Chart chart, int time, double work) {
        double useful = Math.min(time, work);
        double earnings = chart.ceo() >= 0 ? chart.productivity(chart.ceo()) * prices.cash() : 0;
        return useful * weights.prices().time()
                + (time - useful) * weights.prices().spareTime()
                + chart.totalSkill() * skillPrice
                + earnings
                + chart.exactBosses() * weights.chart().exact()
                - (chart.overloadedBosses() > 0 || chart.layers() > numbers.layersLimit()
                        ? weights.prices().crack()
                        : 0);
    }

    /** T a round from the people of a chart. */
    int capacity(Chart chart) {
        int sum = 0;
        int heads = 0;
        for (int p = 0; p < chart.size(); p++) {
            if (chart.layer(p) == 0) continue;
            heads++;
            if (p != chart.ceo() || terms.ceoCountsInCapacity()) sum += chart.productivity(p);
        }
        if (heads == 1 && chart.ceo() >= 0 && !terms.ceoCountsInCapacity()) sum += chart.productivity(chart.ceo());
        return sum;
    }

    /** The crack of a reorganisation or of an empty chair, and the morale it costs. */
    private double harm(Chart chart) {
        int sad = 0;
        int moved = 0;
        for (int p = 0; p < chart.size(); p++) {
            if (chart.layer(p) == 0) continue;
            if (chart.isDemoted(p) || (chart.isLayered(p) && terms.layering() != Terms.Layering.NONE)) sad++;
            if (p != chart.ceo() && !people[p].hired && chart.boss(p) != previousBoss(p, chart)) moved++;
        }
        boolean isCrack = sad > 0 || moved >= numbers.reorgMovesForCrack() || chart.ceo() < 0;
        return sad * weights.prices().morale() + (isCrack ? weights.prices().crack() : 0);
    }

    /** Who hangs elsewhere only because the boss leaves has not moved. */
    private int previousBoss(int p, Chart chart) {
        int above = people[p].boss;
        while (above >= 0 && above != company.ceo && chart.layer(above) == 0) above = people[above].boss;
        return above == company.ceo ? chart.ceo() : above;
    }

    /** Somebody who would lead just the right number after the founder. */
    private boolean hasHeir(Chart chart) {
        int ceo = chart.ceo();
        for (int p = 0; p < chart.size(); p++) {
            if (p == ceo || chart.reports(p) == 0) continue;
            int reports = chart.reports(p) + chart.reports(ceo) - (chart.boss(p) == ceo ? 1 : 0);
            if (reports == people[p].card.leadership().most()) return true;
        }
        return false;
    }
}

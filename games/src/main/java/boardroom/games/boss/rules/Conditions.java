package boardroom.games.boss.rules;

import boardroom.games.boss.box.Condition;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Stat;

/** 5.6 Conditions: what a card asks about a company. Chart figures are those of this round's Organisation phase. */
public final class Conditions {
    /** What the lowest morale counts as where there is nobody below the CEO. */
    private static final int NOBODY_UNHAPPY = 99;

    private final Constants numbers;

    public Conditions(Constants numbers) {
        this.numbers = numbers;
    }

    /** Whether it holds; R&D is added to skill where the card says so (STEM projects, technical issues). */
    public boolean holds(Condition condition, Company company, boolean withResearch) {
        if (condition.is() != null) return company.mood(numbers) == condition.is();
        if (condition.stat() == Stat.CEO) return company.ceo != Draft.NOBODY;
        int figure = figure(condition.stat(), company, withResearch);
        if (condition.atLeast() != null && figure < threshold(condition.stat(), condition.atLeast(), company))
            return false;
        return condition.atMost() == null || figure <= threshold(condition.stat(), condition.atMost(), company);
    }

    public boolean holds(Condition condition, Company company) {
        return holds(condition, company, false);
    }

    /** What a figure is measured against: skill per head grows with the heads. */
    public static int threshold(Stat stat, int printed, Company company) {
        return stat == Stat.SKILL_PER_HEAD ? printed * company.heads() : printed;
    }

    public int figure(Stat stat, Company company, boolean withResearch) {
        return switch (stat) {
            case SKILL, SKILL_PER_HEAD -> company.totalSkill() + (withResearch ? company.assets.research() : 0);
            case RD -> company.assets.research();
            case MOOD -> company.companyMorale();
            case EXACT_BOSSES -> company.exactBosses;
            case OVERLOADED_BOSSES -> company.overloadedBosses;
            case LAYERS -> company.layers;
            case HEADS -> company.heads();
            case CASH -> company.cash;
            case LOWEST_MORALE -> lowestMorale(company);
            case HIRED_THIS_ROUND -> company.hiredThisRound;
            case COMPLETED -> company.completed.length;
            case ONGOING -> company.ongoing.length;
            case CEO_TENURE -> company.ceo == Draft.NOBODY ? 0 : company.people[company.ceo].tenure;
            case CEO -> company.ceo == Draft.NOBODY ? 0 : 1;
        };
    }

    private static int lowestMorale(Company company) {
        int lowest = NOBODY_UNHAPPY;
        for (int i = 0; i < company.people.length; i++)
            if (i != company.ceo) lowest = Math.min(lowest, company.people[i].morale);
        return lowest;
    }
}

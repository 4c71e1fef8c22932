package boardroom.games.boss.sense;

import boardroom.games.boss.box.Terms.Victory;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.SharedRules;

/** How many VP a company is likely to end with: what it has, what is under way and what it can still do. */
final class Prospects {
    private final Weights weights;
    private final SharedRules rules;
    private final ProjectValues projects;

    Prospects(Weights weights, SharedRules rules, ProjectValues projects) {
        this.weights = weights;
        this.rules = rules;
        this.projects = projects;
    }

    /** Shares of victory before they are made to come to 1; partners win together. */
    double worth(BossState s, int seat) {
        double points = points(s, s.companies[seat]);
        if (s.terms.partners()) points = (points + points(s, s.companies[s.partner(seat)])) / 2;
        return Math.exp(points / weights.worth().scale());
    }

    double points(BossState s, Company company) {
        Weights.Worth w = weights.worth();
        Prices prices = Prices.of(s, weights.prices());
        int left = prices.left();
        double points = company.vp + w.cash() * company.cash;
        for (Ongoing work : company.ongoing)
            points +=
                    w.ongoing() * projects.ofOngoing(s, company, work, work.progress, work.delay, prices) / prices.vp();
        points += left * w.time() * Math.min(company.capacity, w.timeLimit());
        points += left * w.skill() * company.totalSkill();
        points += left * w.cash() * (company.assets.income() - Modifiers.payroll(s, company)) / 2;
        if (s.terms.ideas())
            points += w.idea() * Math.min(company.ideas, left * rules.box().price("patent"));
        if (company.heir) points += rules.numbers().legacyVp() * weights.chart().legacyChance();
        if (s.terms.victory() == Victory.PROJECTS)
            points += company.completed.length * weights.prices().completedGoal();
        if (s.terms.victory() == Victory.SKILL)
            points += company.totalSkill() * weights.prices().skillGoal();
        return points;
    }
}

package boardroom.games.boss.sense;

import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Lasting;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Terms.Victory;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Share;
import boardroom.games.boss.rules.SharedRules;

/** What projects are worth to a company (section 10): their reward less what they take, if they can be finished. */
final class ProjectValues {
    /** Worth of what is not to be thought of. */
    static final double NEVER = -20;

    private final Weights weights;
    private final SharedRules rules;

    ProjectValues(Weights weights, SharedRules rules) {
        this.weights = weights;
        this.rules = rules;
    }

    /** What its completion brings, with so many rounds to enjoy what lasts. */
    double reward(BossState s, Company company, Project project, Prices prices, int roundsAfter) {
        double value = Modifiers.reward(s, project) * prices.cash()
                + project.victoryPoints() * prices.vp()
                + project.research() * weights.projects().research() * roundsAfter
                + special(company, project, prices);
        if (s.terms.victory() == Victory.PROJECTS) value += weights.prices().completedGoal();
        for (Lasting lasting : project.lasting()) value += lasting(lasting, roundsAfter);
        return value;
    }

    private double special(Company company, Project project, Prices prices) {
        if (rules.projects().isSpecial(company, project, Effect.Kind.CASH))
            return special(project).size() * prices.cash();
        if (rules.projects().isSpecial(company, project, Effect.Kind.VP))
            return special(project).size() * prices.vp();
        if (rules.projects().isSpecial(company, project, Effect.Kind.IDEAS))
            return special(project).size() * prices.idea();
        return 0;
    }

    private static Effect special(Project project) {
        Project.Special special = project.special();
        if (special == null) throw new IllegalStateException(project.id() + " has no special");
        return special.then();
    }

    private double lasting(Lasting lasting, int rounds) {
        Weights.Projects w = weights.projects();
        return rounds
                * switch (lasting.kind()) {
                    case CAPACITY -> lasting.size() * w.capacity();
                    case INCOME -> lasting.size();
                    case RECRUIT -> lasting.size() * w.recruit();
                    case OVERHEAD_CUT -> lasting.size() * w.overheadCut();
                    case MORALE -> lasting.size() * w.moraleAsset();
                    case SHIELD -> w.shield();
                    case INSURANCE -> lasting.size() * w.insurance();
                    case TYPE_BONUS -> w.typeBonus();
                };
    }

    /** What taking it now is worth: nothing that can't finish, or that the company has no T for. */
    double ofTaking(BossState s, Company company, Project project, Outlook outlook) {
        Prices prices = outlook.prices;
        Weights.Projects w = weights.projects();
        int[] free = outlook.freeTime;
        int needed = rules.projects().needed(company, project);
        int setup = Math.max(0, project.setup() - company.assets.timeFor(project.type()));
        int most = s.terms.outsourcing() ? rules.numbers().outsourcingLimit() : 0;
        int start = free[0] - setup + most >= project.time() ? 0 : 1;
        boolean mayShorten = company.ideas >= rules.box().price("shortcut") && needed > 1;
        int last = start + needed - 1 - (mayShorten && start + needed > free.length ? 1 : 0);
        if (last >= free.length) return NEVER;
        int overhead = rules.projects().overhead(s, company, project);
        double missing = Math.max(0, setup - free[0]);
        for (int k = start; k <= last; k++) {
            int there = free[k] - (k == 0 ? setup : 0);
            int lacking = Math.max(0, project.time() - Math.max(0, there));
            if (lacking > most) return NEVER;
            missing += lacking;
        }
        double value = reward(s, company, project, prices, free.length - 1 - last)
                - (last - start + 1) * overhead * prices.cash()
                - outlook.strain(start, last, overhead, Modifiers.reward(s, project))
                - (setup + (double) needed * project.time()) * w.time().at(prices.progress())
                - missing * w.shortTime()
                - w.perRound() * (last + 1)
                + company.assets.cashFor(project.type()) * prices.cash();
        boolean isCrowded = prices.progress() < 0.5 && free.length > 1 && free[1] - project.time() < w.freeToHire();
        return isCrowded && last > 0 ? value - w.crowded() : value;
    }

    /** What an ongoing project is worth after this round's Production, with so much progress and delay. */
    double ofOngoing(BossState s, Company company, Ongoing work, int progress, int delay, Prices prices) {
        Project project = work.card;
        if (delay >= rules.numbers().delayLimit()) return -rules.numbers().failurePenaltyVp() * prices.vp();
        int needed = Math.max(1, rules.projects().needed(company, project) - progress);
        int reachable = prices.left() + (company.ideas >= rules.box().price("shortcut") ? 1 : 0);
        double doomed = prices.left() * rules.numbers().stallDelay() + delay
                        >= rules.numbers().delayLimit()
                ? -rules.numbers().failurePenaltyVp() * prices.vp()
                : 0;
        if (needed > reachable) return doomed;
        double value = reward(s, company, project, prices, Math.max(0, prices.left() - needed)) - shared(work, prices);
        double costs = (double) needed * rules.projects().overhead(s, company, project) * prices.cash()
                + ((double) needed * project.time() + delay)
                        * weights.projects().time().at(prices.progress())
                + needed * weights.projects().perRound();
        return Math.max(doomed, value - costs);
    }

    private static double shared(Ongoing work, Prices prices) {
        double sum = 0;
        for (Share share : work.shares) sum += share.cash() * prices.cash() + share.vp() * prices.vp();
        return sum;
    }
}

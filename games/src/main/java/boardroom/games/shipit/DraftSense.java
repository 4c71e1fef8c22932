package boardroom.games.shipit;

import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;

/** What a good player thinks of an engineer and a bid (section 10). */
final class DraftSense {
    private static final double DOLLAR = 0.15;
    private static final double LAST_DOLLAR = 0.07;
    private static final double PER_ROUND = 1.6;
    private static final double ANYBODY = 0.15;
    private static final double SENIOR_WITH_AI = 0.4;
    private static final double OWL = 1.15;
    private static final double KEEP_FIRST = 1000;

    private final Income income;
    private final int bell;

    DraftSense(Book book, Income income) {
        this.income = income;
        int dearest = 0;
        for (Action action : book.actions)
            for (ActionEffect effect : action.effects())
                if (effect instanceof ActionEffect.AddScore) dearest = action.cost();
        this.bell = dearest;
    }

    /** In points, for the rounds that are left. */
    double worth(ShipState s, Company c, Engineer engineer) {
        int left = s.terms.rounds() - s.round + 1;
        double output = engineer.level().baseOutput() / 100.0 + ANYBODY;
        boolean senior = engineer.level().aiDebt() <= 1;
        if (senior && !engineer.refusesAi() && c.ai > c.roster.length) output += SENIOR_WITH_AI;
        if (engineer.refusesAi()) output += engineer.traitBonus(s.round, false) / 100.0;
        double worth = PER_ROUND * output * left;
        if (engineer.isOwl()) worth *= OWL;
        if (engineer.isVeteran() && !c.hasVeteran()) worth += left;
        return worth;
    }

    /** What to keep for the bell of the last round, if nobody earlier in the order will ring it; 0: nothing. */
    int worthKeeping(ShipState s, Company c) {
        int left = s.terms.rounds() - s.round;
        if (left > 1) return 0;
        int keep = left == 0 ? bell : bell - income.byUsers(s.round, c.mau);
        if (keep <= 0 || c.money < keep) return 0;
        if (left == 0) for (int i = 0; s.order[i] != c.seat; i++) if (s.companies[s.order[i]].money >= bell) return 0;
        return keep;
    }

    double prior(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Keep _ -> KEEP_FIRST;
            case ShipMove.Bid(int engineer, int amount) -> bid(s, c, engineer, amount);
            default -> 0;
        };
    }

    private double bid(ShipState s, Company c, int engineer, int amount) {
        int place = EngineerDraft.place(s, c.seat, engineer);
        if (place < 0) return -1;
        Candidate candidate = s.pool[place];
        int salary = candidate.engineer().salary();
        double most = worth(s, c, candidate.engineer()) / (s.isLastRound() ? LAST_DOLLAR : DOLLAR);
        if (amount > most) return -1;
        double target = candidate.isPublic() ? salary + (most - salary) / 2 : salary;
        return Math.max(0.01, most - salary + 1 - Math.abs(amount - target) / 2);
    }
}

package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Seats;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.Milestone;
import java.util.List;

/** 5.7: who of those that meet an unclaimed milestone claims it. */
public final class MilestoneRace {
    private final List<Milestone> milestones;

    public MilestoneRace(List<Milestone> milestones) {
        this.milestones = milestones;
    }

    /** The seat that claims this milestone now; {@link Turn#NOBODY}: nobody. */
    int claimant(ShipState s, int milestone) {
        return claimant(s, s.companies, milestone);
    }

    /** The seat that would claim this milestone if the companies stood like this; {@link Turn#NOBODY}: nobody. */
    public int claimant(ShipState s, Company[] companies, int milestone) {
        if (s.milestoneOwner[milestone] != Turn.NOBODY) return Turn.NOBODY;
        Milestone.Condition condition = milestones.get(milestone).condition();
        int best = Turn.NOBODY;
        for (int seat : s.order) {
            Company company = companies[seat];
            if (!isMet(condition, company, s.round)) continue;
            // Among equals the earlier in the draft order: it was seen first.
            if (best == Turn.NOBODY || reached(condition, company) > reached(condition, companies[best])) best = seat;
        }
        return best;
    }

    /** Who was there too when this seat claimed it. */
    public Claim claim(ShipState s, Company[] companies, int milestone, int seat) {
        Milestone.Condition condition = milestones.get(milestone).condition();
        int best = reached(condition, companies[seat]);
        Seats there = Seats.where(s.seats(), i -> i != seat && isMet(condition, companies[i], s.round));
        Seats level = Seats.where(s.seats(), i -> there.has(i) && reached(condition, companies[i]) == best);
        return new Claim(seat, level.isEmpty() ? there : level, !level.isEmpty(), amount(condition, companies[seat]));
    }

    public static boolean isMet(Milestone.Condition condition, Company company, int round) {
        return switch (condition) {
            case Milestone.MauAtLeast(int value) -> company.mau >= value;
            case Milestone.RatingAtLeast(int value) -> company.rating >= value;
            case Milestone.RevenueAtLeast(int value) -> company.revenue >= value;
            case Milestone.DebtZero(int fromRound) -> company.debt == 0 && round >= fromRound;
        };
    }

    private static int reached(Milestone.Condition condition, Company company) {
        return switch (condition) {
            case Milestone.MauAtLeast _ -> company.mau;
            case Milestone.RatingAtLeast _ -> company.rating;
            case Milestone.RevenueAtLeast _ -> company.revenue;
            case Milestone.DebtZero _ -> 0;
        };
    }

    /** Who else is nearest to a milestone now. */
    public Company nearest(ShipState s, int milestone, int seat) {
        Milestone.Condition condition = milestones.get(milestone).condition();
        Company nearest = null;
        for (int other : s.order) {
            Company company = s.companies[other];
            if (other != seat && (nearest == null || near(condition, company) > near(condition, nearest)))
                nearest = company;
        }
        if (nearest == null) throw new IllegalStateException("nobody else is here");
        return nearest;
    }

    private static int near(Milestone.Condition condition, Company company) {
        return condition instanceof Milestone.DebtZero ? -company.debt : reached(condition, company);
    }

    /** What a milestone is about, as texts name it. */
    public static String track(Milestone.Condition condition) {
        return switch (condition) {
            case Milestone.MauAtLeast _ -> "users";
            case Milestone.RatingAtLeast _ -> "rating";
            case Milestone.RevenueAtLeast _ -> "revenue";
            case Milestone.DebtZero _ -> "debt";
        };
    }

    public static Arg.Amount amount(Milestone.Condition condition, Company company) {
        return switch (condition) {
            case Milestone.MauAtLeast _ -> Units.users(company.mau);
            case Milestone.RatingAtLeast _ -> Units.rating(company.rating);
            case Milestone.RevenueAtLeast _ -> Units.money(company.revenue);
            case Milestone.DebtZero _ -> Units.debt(company.debt);
        };
    }
}

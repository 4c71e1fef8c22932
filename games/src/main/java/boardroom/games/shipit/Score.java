package boardroom.games.shipit;

import boardroom.engine.Breakdown;
import boardroom.engine.Step;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.Scoring;
import boardroom.games.shipit.box.ShipBox;
import java.util.ArrayList;
import java.util.List;

/** Section 6, in thousandths of a point. */
final class Score {
    /** What a score is made of. */
    record Parts(int users, int revenue, int rating, int milestones, int bonus, int debt, int stake) {
        static final Parts NOTHING = new Parts(0, 0, 0, 0, 0, 0, 0);

        int total() {
            return users + revenue + rating + milestones + bonus + debt + stake;
        }
    }

    private final ShipBox box;
    private final Scoring scoring;

    Score(ShipBox box) {
        this.box = box;
        this.scoring = box.scoring();
    }

    int of(ShipState s, Company c) {
        return c.mau * scoring.perMau()
                + c.revenue * scoring.perRevenueDollar() * c.funding.revenueFactor()
                + c.rating * scoring.perRatingHundredth()
                + milestones(s, c)
                + c.bonus
                + debt(c)
                + stake(s, c);
    }

    Parts parts(ShipState s, Company c) {
        return new Parts(
                c.mau * scoring.perMau(),
                c.revenue * scoring.perRevenueDollar() * c.funding.revenueFactor(),
                c.rating * scoring.perRatingHundredth(),
                milestones(s, c),
                c.bonus,
                debt(c),
                stake(s, c));
    }

    private int milestones(ShipState s, Company c) {
        int score = 0;
        for (int i = 0; i < s.milestoneOwner.length; i++)
            if (s.milestoneOwner[i] == c.seat) score += score(box.milestones().get(i));
        return score;
    }

    private int score(Milestone milestone) {
        return milestone.points() * scoring.perMilestonePoint();
    }

    private int debt(Company c) {
        return c.debt >= scoring.debtPenalty().fromDebt()
                ? scoring.debtPenalty().score()
                : 0;
    }

    private int stake(ShipState s, Company c) {
        return s.terms.foundersStake()
                ? c.funding.equityRetained() * box.optionConstants().foundersStakeScorePerEquityPercent()
                : 0;
    }

    Breakdown breakdown(ShipState s, Company c) {
        Parts parts = parts(s, c);
        List<Step> steps = new ArrayList<>();
        steps.add(new Step(Why.scoreUsers(c.mau), Units.points(parts.users()), "users"));
        steps.add(new Step(Why.scoreRevenue(c.revenue), Units.points(parts.revenue()), "revenue"));
        steps.add(new Step(Why.scoreRating(c.rating), Units.points(parts.rating()), "rating"));
        for (int i = 0; i < s.milestoneOwner.length; i++)
            if (s.milestoneOwner[i] == c.seat)
                steps.add(new Step(
                        Why.card(box.milestones().get(i)),
                        Units.points(score(box.milestones().get(i))),
                        "milestones"));
        if (parts.bonus() != 0) steps.add(new Step(Why.scoreBonus(), Units.points(parts.bonus()), "bonus"));
        if (parts.stake() != 0)
            steps.add(new Step(Why.scoreStake(c.funding.equityRetained()), Units.points(parts.stake()), "stake"));
        if (parts.debt() != 0) steps.add(new Step(Why.scoreDebt(c.debt), Units.points(parts.debt()), "debt"));
        return new Breakdown(Why.score(), List.copyOf(steps), Units.points(parts.total()));
    }
}

package boardroom.games.shipit.rules;

import boardroom.engine.Breakdown;
import boardroom.engine.Step;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.Scoring;
import boardroom.games.shipit.box.ShipBox;
import java.util.ArrayList;
import java.util.List;

/** Section 6, in thousandths of a point. */
public final class Score {
    private final ShipBox box;
    private final Scoring scoring;

    public Score(ShipBox box) {
        this.box = box;
        this.scoring = box.scoring();
    }

    public int of(ShipState s, Company c) {
        return c.mau * scoring.perMau()
                + c.revenue * scoring.perRevenueDollar() * c.funding.revenueFactor()
                + c.rating * scoring.perRatingHundredth()
                + milestones(s, c)
                + c.bonus
                + debt(c.debt)
                + stake(s, c);
    }

    /** By how much the score of a company changes if it comes to these figures. */
    public int change(Company c, int users, int revenue, int rating, int debt) {
        return (users - c.mau) * scoring.perMau()
                + (revenue - c.revenue) * scoring.perRevenueDollar() * c.funding.revenueFactor()
                + (rating - c.rating) * scoring.perRatingHundredth()
                + debt(debt)
                - debt(c.debt);
    }

    public ScoreParts parts(ShipState s, Company c) {
        return ScoreParts.of(
                c.mau * scoring.perMau(),
                c.revenue * scoring.perRevenueDollar() * c.funding.revenueFactor(),
                c.rating * scoring.perRatingHundredth(),
                milestones(s, c),
                c.bonus,
                debt(c.debt),
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

    private int debt(int debt) {
        return debt >= scoring.debtPenalty().fromDebt() ? scoring.debtPenalty().score() : 0;
    }

    private int stake(ShipState s, Company c) {
        return s.terms.foundersStake()
                ? c.funding.equityRetained() * box.optionConstants().foundersStakeScorePerEquityPercent()
                : 0;
    }

    Breakdown breakdown(ShipState s, Company c) {
        ScoreParts parts = parts(s, c);
        List<Step> steps = new ArrayList<>();
        steps.add(Step.of(new SumLine.ScoreUsers(c.mau), Units.points(parts.users()), "users"));
        steps.add(Step.of(new SumLine.ScoreRevenue(c.revenue), Units.points(parts.revenue()), "revenue"));
        steps.add(Step.of(new SumLine.ScoreRating(c.rating), Units.points(parts.rating()), "rating"));
        for (int i = 0; i < s.milestoneOwner.length; i++)
            if (s.milestoneOwner[i] == c.seat)
                steps.add(Step.of(
                        new SumLine.Card(box.milestones().get(i)),
                        Units.points(score(box.milestones().get(i))),
                        "milestones"));
        if (parts.bonus() != 0) steps.add(Step.of(new SumLine.ScoreBonus(), Units.points(parts.bonus()), "bonus"));
        if (parts.stake() != 0)
            steps.add(
                    Step.of(new SumLine.ScoreStake(c.funding.equityRetained()), Units.points(parts.stake()), "stake"));
        if (parts.debt() != 0) steps.add(Step.of(new SumLine.ScoreDebt(c.debt), Units.points(parts.debt()), "debt"));
        return Breakdown.of(new SumTitle.Score(), List.copyOf(steps), Units.points(parts.total()));
    }
}

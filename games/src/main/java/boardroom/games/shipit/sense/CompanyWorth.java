package boardroom.games.shipit.sense;

import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Income;
import boardroom.games.shipit.rules.Luck;
import boardroom.games.shipit.rules.MilestoneRace;
import boardroom.games.shipit.rules.Resolution;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ShipState;

/** How well a company stands (section 10): its score now, and what it may still bring, in points. */
public final class CompanyWorth {
    private static final double POINT = 1000;
    private static final double PERCENT = 100;

    private final ShipBox box;
    private final Weights.Worth weights;
    private final Score score;
    private final Income income;
    private final Milestone[] milestones;
    private final EventOutlook outlook;
    private final Resolution resolution;

    public CompanyWorth(ShipBox box, Weights.Worth weights) {
        Actions actions = new Actions(box);
        this.box = box;
        this.weights = weights;
        this.score = new Score(box);
        this.income = new Income(box.constants());
        this.milestones = box.milestones().toArray(new Milestone[0]);
        this.outlook = new EventOutlook(box, actions, score, weights.preparation());
        this.resolution = new Resolution(box, actions);
    }

    /** Grows by e with every {@code spread} points, so that a lead counts the same anywhere. */
    public double of(ShipState s, Company c) {
        return c.founded ? Math.exp(points(s, c) / weights.spread()) : 1;
    }

    /** What the plan of a company is worth; carries it out, as far as can be known, on the copy it is given. */
    double afterPlan(ShipState s, Company copy) {
        resolution.resolve(s, copy, false, Luck.mean(), null);
        copy.money += income.byUsers(s.round, copy.mau);
        return points(s, copy);
    }

    /** The points of now alone, in thousandths. */
    int score(ShipState s, Company c) {
        return score.of(s, c);
    }

    double points(ShipState s, Company c) {
        int left = s.terms.rounds() - s.round;
        double points = score.of(s, c) / POINT;
        for (int i = 0; i < s.milestoneOwner.length; i++)
            if (s.milestoneOwner[i] == Turn.NOBODY) points += open(s, c, milestones[i], left);
        if (left > 0) {
            int money = Math.min(weights.moneyWorthHaving(), c.money);
            points += weights.dollar() * (money + left * income.byUsers(s.round + 1, c.mau));
            points += weights.perMarket()
                    * left
                    * box.marketFactor(c.product, c.mau)
                    / PERCENT
                    * c.funding.revenueFactor();
            points += weights.perAi() * left * Math.min(c.ai, c.roster.length + 1);
            points += Math.min(weights.recruitsWorthHaving(), c.recruits);
            points -= left * box.debtLevel(c.debt).ratingPenalty() / weights.ratingPerPoint();
        }
        points -= weights.perDebt() * c.debt;
        if (box.isForcedToPayDown(c.debt)) points -= weights.forced() * left;
        return points + eventsToCome(s, c);
    }

    private double open(ShipState s, Company c, Milestone milestone, int left) {
        Weights.Milestones near = weights.milestones();
        if (MilestoneRace.isMet(milestone.condition(), c, s.round)) return near.met() * milestone.points();
        if (left == 0) return 0;
        double progress = progress(milestone, c);
        return near.halfway() * milestone.points() * progress * progress;
    }

    /** The part of the way to a milestone that a company has gone. */
    double progress(Milestone milestone, Company c) {
        Weights.Milestones near = weights.milestones();
        return switch (milestone.condition()) {
            case Milestone.MauAtLeast(int value) -> (double) c.mau / value;
            case Milestone.RevenueAtLeast(int value) -> (double) c.revenue / value;
            case Milestone.RatingAtLeast(int value) ->
                Math.max(0, c.rating - value + near.nearRating()) / near.nearRating();
            case Milestone.DebtZero _ -> Math.max(0, 1 - c.debt / near.nearDebt());
        };
    }

    /** In points. */
    double eventsToCome(ShipState s, Company c) {
        return outlook.of(s, c);
    }

    /** By how much an event would change the score now, in thousandths. */
    int struck(ShipState s, Company c, EventCard event) {
        return outlook.struck(s, c, event);
    }
}

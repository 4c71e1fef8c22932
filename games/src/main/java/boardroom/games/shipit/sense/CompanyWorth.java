package boardroom.games.shipit.sense;

import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.EventRules;
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
    private final EventRules events;
    private final Resolution resolution;

    public CompanyWorth(ShipBox box, Weights.Worth weights) {
        Actions actions = new Actions(box);
        this.box = box;
        this.weights = weights;
        this.score = new Score(box);
        this.income = new Income(box.constants());
        this.events = new EventRules(box, actions);
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

    double points(ShipState s, Company c) {
        int left = s.terms.rounds() - s.round;
        double points = score.of(s, c) / POINT;
        for (int i = 0; i < s.milestoneOwner.length; i++)
            if (s.milestoneOwner[i] == Turn.NOBODY)
                points += open(s, c, box.milestones().get(i), left);
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

    /** The known events as they would strike now, the unknown ones by what preparation is worth. */
    double eventsToCome(ShipState s, Company c) {
        double points = 0;
        for (int round = s.struck + 1; round <= s.terms.rounds(); round++)
            points += s.isEventKnown(round)
                    ? struck(s, c, s.deck[round - 1])
                    : prepared(c) / box.events().size();
        return points;
    }

    private double struck(ShipState s, Company c, EventCard event) {
        Company after = c.copy();
        events.strike(s, after, event, events.isMitigated(s, after, event));
        return (score.of(s, after) - score.of(s, c)) / POINT;
    }

    private double prepared(Company c) {
        Weights.Preparation worth = weights.preparation();
        double points = 0;
        for (EventCard event : box.events())
            switch (event.mitigation().condition()) {
                case EventCard.ServerCapacityCarries(int load) ->
                    points += c.servers * box.constants().crashLoadPerCapacity() >= load ? worth.load() : 0;
                case EventCard.ServerCapacityAbove(int value) -> points += c.servers > value ? worth.servers() : 0;
                case EventCard.DebtBelow(int value) -> points += c.debt < value ? worth.debt() : 0;
                case EventCard.RatingAbove _ -> {}
            }
        return points;
    }
}

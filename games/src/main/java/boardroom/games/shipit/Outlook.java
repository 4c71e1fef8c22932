package boardroom.games.shipit;

import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Milestone;

/** How well a company stands (section 10): its score now, and what it may still bring, in points. */
final class Outlook {
    private static final double POINT = 1000;
    private static final double DOLLAR = 0.11;
    private static final double MET = 0.92;
    private static final double HALFWAY = 0.5;
    private static final double PER_MARKET = 0.4;
    private static final double PER_AI = 0.12;
    private static final double PER_DEBT = 0.12;
    private static final double VIRAL = 8;
    private static final double DDOS = 2.4;
    private static final double BREACH = 4.3;
    private static final double SPREAD = 15;
    private static final int MONEY_WORTH_HAVING = 130;

    private final Book book;
    private final Score score;
    private final Income income;
    private final EventRules events;
    private final Resolution resolution;

    Outlook(Book book, Score score, Income income, EventRules events, Resolution resolution) {
        this.book = book;
        this.score = score;
        this.income = income;
        this.events = events;
        this.resolution = resolution;
    }

    /** From 0 to 1, against the best of the others. */
    double value(ShipState s, int seat) {
        if (!s.companies[seat].founded) return HALFWAY;
        double best = Double.NEGATIVE_INFINITY;
        for (Company other : s.companies) if (other.seat != seat) best = Math.max(best, points(s, other));
        return 1 / (1 + Math.exp((best - points(s, s.companies[seat])) / SPREAD));
    }

    /** What the plan of a company is worth: the company after it, as far as can be known. */
    double afterPlan(ShipState s, Company planned) {
        Company after = planned.copy();
        resolution.resolve(s, after, false, Luck.mean(), null);
        after.money += income.byUsers(s.round, after.mau);
        return points(s, after);
    }

    double points(ShipState s, Company c) {
        int left = s.terms.rounds() - s.round;
        double points = score.of(s, c) / POINT;
        for (int i = 0; i < s.milestoneOwner.length; i++)
            if (s.milestoneOwner[i] == ShipState.UNCLAIMED)
                points += open(s, c, book.box.milestones().get(i), left);
        if (left > 0) {
            int money = Math.min(MONEY_WORTH_HAVING, c.money);
            points += DOLLAR * (money + left * income.byUsers(s.round + 1, c.mau));
            points += PER_MARKET * left * book.marketFactor(c) / 100.0 * c.funding.revenueFactor();
            points += PER_AI * left * Math.min(c.ai, c.roster.length + 1);
            points += Math.min(2, c.recruits);
            points -= left * book.debtLevel(c.debt).ratingPenalty() / 10.0;
        }
        points -= PER_DEBT * c.debt;
        if (book.debtLevel(c.debt).forcedPaydown()) points -= 2.0 * left;
        return points + eventsToCome(s, c);
    }

    private static double open(ShipState s, Company c, Milestone milestone, int left) {
        if (MilestoneRace.isMet(milestone.condition(), c, s.round)) return MET * milestone.points();
        if (left == 0) return 0;
        double progress = switch (milestone.condition()) {
            case Milestone.MauAtLeast(int value) -> (double) c.mau / value;
            case Milestone.RevenueAtLeast(int value) -> (double) c.revenue / value;
            case Milestone.RatingAtLeast(int value) -> Math.max(0, c.rating - value + 150) / 150.0;
            case Milestone.DebtZero _ -> Math.max(0, 1 - c.debt / 4.0);
        };
        return HALFWAY * milestone.points() * progress * progress;
    }

    /** The known events as they would strike now, the unknown ones by what preparation is worth. */
    private double eventsToCome(ShipState s, Company c) {
        double points = 0;
        int first = s.phase >= ShipIt.EVENT ? s.round + 1 : s.round;
        for (int round = Math.max(1, first); round <= s.terms.rounds(); round++)
            points += Forecast.isKnown(s, round)
                    ? struck(s, c, Forecast.of(s, round))
                    : likely(c) / book.box.events().size();
        return points;
    }

    private double struck(ShipState s, Company c, EventCard event) {
        Company after = c.copy();
        events.strike(s, after, event, events.isMitigated(s, after, event));
        return (score.of(s, after) - score.of(s, c)) / POINT;
    }

    private double likely(Company c) {
        double points = 0;
        for (EventCard event : book.box.events())
            switch (event.mitigation().condition()) {
                case EventCard.ServerCapacityCarries(int load) ->
                    points += c.servers * book.box.constants().crashLoadPerCapacity() >= load ? VIRAL : 0;
                case EventCard.ServerCapacityAbove(int value) -> points += c.servers > value ? DDOS : 0;
                case EventCard.DebtBelow(int value) -> points += c.debt < value ? BREACH : 0;
                case EventCard.RatingAbove _ -> {}
            }
        return points;
    }
}

package boardroom.games.shipit.sense;

import boardroom.games.shipit.box.Constants;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.EventRules;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ShipState;
import java.util.List;

/** What events to come will do to a company, in points: the known ones as they would strike now, the others by preparation. */
final class EventOutlook {
    private static final double POINT = 1000;

    private final EventRules rules;
    private final Score score;
    private final Constants numbers;

    /** By event, as far as one can prepare for it: more servers than this, or less debt; and what that saves. */
    private final int[] serversAbove;

    private final int[] debtBelow;
    private final double[] saves;

    EventOutlook(ShipBox box, Actions actions, Score score, Weights.Preparation worth) {
        this.rules = new EventRules(box, actions);
        this.score = score;
        this.numbers = box.constants();
        List<EventCard> events = box.events();
        this.serversAbove = new int[events.size()];
        this.debtBelow = new int[events.size()];
        this.saves = new double[events.size()];
        for (int i = 0; i < saves.length; i++) {
            serversAbove[i] = -1;
            debtBelow[i] = Integer.MAX_VALUE;
            switch (events.get(i).mitigation().condition()) {
                case EventCard.ServerCapacityCarries(int load) -> {
                    serversAbove[i] = serversFor(load) - 1;
                    saves[i] = worth.load();
                }
                case EventCard.ServerCapacityAbove(int value) -> {
                    serversAbove[i] = value;
                    saves[i] = worth.servers();
                }
                case EventCard.DebtBelow(int value) -> {
                    debtBelow[i] = value;
                    saves[i] = worth.debt();
                }
                case EventCard.RatingAbove _ -> {}
            }
        }
    }

    /** The fewest servers that carry so many users. */
    private int serversFor(int load) {
        int each = Math.max(1, numbers.crashLoadPerCapacity());
        return (load + each - 1) / each;
    }

    double of(ShipState s, Company c) {
        double points = 0;
        double unknown = -1;
        for (int round = s.struck + 1; round <= s.terms.rounds(); round++) {
            if (s.isEventKnown(round)) {
                points += struck(s, c, s.deck[round - 1]) / POINT;
                continue;
            }
            if (unknown < 0) unknown = prepared(c) / saves.length;
            points += unknown;
        }
        return points;
    }

    /** By how much the score would change, in its thousandths. */
    int struck(ShipState s, Company c, EventCard event) {
        int users = c.mau;
        int revenue = c.revenue;
        int rating = c.rating;
        int debt = c.debt;
        List<EventCard.Effect> effects =
                rules.isMitigated(s, c, event) ? event.mitigation().effect() : event.effect();
        for (int i = 0; i < effects.size(); i++)
            switch (effects.get(i)) {
                case EventCard.Mau(int amount) -> users = Math.max(0, users + amount);
                case EventCard.Rating(int amount) -> rating = numbers.clampRating(rating + amount);
                case EventCard.Revenue(int amount) -> revenue = Math.max(0, revenue + amount);
                case EventCard.Debt(int amount) -> debt = Math.max(0, debt + amount);
                case EventCard.Money _, EventCard.ForbidAction _ -> {}
            }
        return score.change(c, users, revenue, rating, debt);
    }

    private double prepared(Company c) {
        double points = 0;
        for (int i = 0; i < saves.length; i++)
            if (c.servers > serversAbove[i] && c.debt < debtBelow[i]) points += saves[i];
        return points;
    }
}

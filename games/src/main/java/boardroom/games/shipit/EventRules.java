package boardroom.games.shipit;

import boardroom.games.shipit.box.Constants;
import boardroom.games.shipit.box.EventCard;
import java.util.List;

/** 5.8: who is hit by an event and who is spared, and what it does. */
final class EventRules {
    private final Book book;
    private final Constants numbers;

    EventRules(Book book) {
        this.book = book;
        this.numbers = book.box.constants();
    }

    boolean isMitigated(ShipState s, Company company, EventCard event) {
        return isPrepared(s, company, event) || isSavedByVeteran(company, event);
    }

    static boolean isSavedByVeteran(Company company, EventCard event) {
        return event.negative() && company.hasVeteran();
    }

    boolean isPrepared(ShipState s, Company company, EventCard event) {
        return switch (event.mitigation().condition()) {
            case EventCard.ServerCapacityAbove(int value) -> company.servers > value;
            case EventCard.ServerCapacityCarries(int load) ->
                load + (s.terms.crashByTotalUsers() ? company.mau : 0)
                        <= (long) company.servers * numbers.crashLoadPerCapacity();
            case EventCard.DebtBelow(int value) -> company.debt < value;
            case EventCard.RatingAbove(int value) -> company.rating > value;
        };
    }

    /** Option `event-response`: about to be hit, and able to pay. */
    boolean mayPay(ShipState s, Company company, EventCard event) {
        return s.terms.eventResponse()
                && !isTooLate(s, s.round, event)
                && company.money >= book.box.optionConstants().eventResponsePrice()
                && !isMitigated(s, company, event);
    }

    static List<EventCard.Effect> effects(EventCard event, boolean mitigated) {
        return mitigated ? event.mitigation().effect() : event.effect();
    }

    /** Whether all it does, in that round, is to close an action of one that will not come. */
    static boolean isTooLate(ShipState s, int round, EventCard event) {
        if (round < s.terms.rounds()) return false;
        for (EventCard.Effect effect : event.effect()) if (!(effect instanceof EventCard.ForbidAction)) return false;
        return true;
    }

    void strike(ShipState s, Company company, EventCard event, boolean mitigated) {
        for (EventCard.Effect effect : effects(event, mitigated)) {
            switch (effect) {
                case EventCard.Mau(int amount) -> company.mau = Math.max(0, company.mau + amount);
                case EventCard.Rating(int amount) -> company.rating = book.clampRating(company.rating + amount);
                case EventCard.Revenue(int amount) -> company.revenue = Math.max(0, company.revenue + amount);
                case EventCard.Money(int amount) -> company.money = Math.max(0, company.money + amount);
                case EventCard.Debt(int amount) -> company.debt = Math.max(0, company.debt + amount);
                case EventCard.ForbidAction(String action) -> {
                    if (!s.isLastRound()) company.closedNext |= 1 << book.action(action);
                }
            }
        }
    }
}

package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.Constants;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import org.jspecify.annotations.Nullable;

/** 5.8: who is hit by an event and who is spared, and what it does. */
public final class EventRules {
    private static final String PAID = "paid";

    private final Actions actions;
    private final Constants numbers;
    private final int price;

    public EventRules(ShipBox box, Actions actions) {
        this.actions = actions;
        this.numbers = box.constants();
        this.price = box.optionConstants().eventResponsePrice();
    }

    /** How an event meets a company: the mild version thanks to something, or in full. */
    public record Strike(@Nullable String thanks) {
        public boolean isMitigated() {
            return thanks != null;
        }
    }

    /** What paying costs (option `event-response`). */
    int price() {
        return price;
    }

    public boolean isMitigated(ShipState s, Company company, EventCard event) {
        return isPrepared(s, company, event) || isSavedByVeteran(company, event);
    }

    private static boolean isSavedByVeteran(Company company, EventCard event) {
        return event.negative() && company.hasVeteran();
    }

    private boolean isPrepared(ShipState s, Company company, EventCard event) {
        return switch (event.mitigation().condition()) {
            case EventCard.ServerCapacityAbove(int value) -> company.servers > value;
            case EventCard.ServerCapacityCarries(int load) ->
                load(s, company, load) <= (long) company.servers * numbers.crashLoadPerCapacity();
            case EventCard.DebtBelow(int value) -> company.debt < value;
            case EventCard.RatingAbove(int value) -> company.rating > value;
        };
    }

    /** So many users the servers must carry (option `viral-crash`). */
    public static int load(ShipState s, Company company, int load) {
        return load + (s.terms.crashByTotalUsers() ? company.mau : 0);
    }

    /** Option `event-response`: about to be hit, and able to pay. */
    boolean mayPay(ShipState s, Company company, EventCard event) {
        return s.terms.eventResponse()
                && !isTooLate(s, s.round, event)
                && company.money >= price
                && !isMitigated(s, company, event);
    }

    /** Whether all it does, in that round, is to close an action of one that will not come. */
    public static boolean isTooLate(ShipState s, int round, EventCard event) {
        if (round < s.terms.rounds()) return false;
        for (EventCard.Effect effect : event.effect()) if (!(effect instanceof EventCard.ForbidAction)) return false;
        return true;
    }

    /** How the event of this round would meet a company as it stands. */
    public Strike strikeOn(ShipState s, int round, Company c, EventCard event, boolean paid) {
        if (isTooLate(s, round, event)) return new Strike("late");
        if (paid) return new Strike(PAID);
        if (isPrepared(s, c, event)) return new Strike("prepared");
        return new Strike(isSavedByVeteran(c, event) ? "veteran" : null);
    }

    public void strike(ShipState s, Company company, EventCard event, Strike strike) {
        if (PAID.equals(strike.thanks())) company.money -= price;
        strike(s, company, event, strike.isMitigated());
    }

    public void strike(ShipState s, Company company, EventCard event, boolean mitigated) {
        for (EventCard.Effect effect : mitigated ? event.mitigation().effect() : event.effect()) {
            switch (effect) {
                case EventCard.Mau(int amount) -> company.mau = Math.max(0, company.mau + amount);
                case EventCard.Rating(int amount) -> company.rating = numbers.clampRating(company.rating + amount);
                case EventCard.Revenue(int amount) -> company.revenue = Math.max(0, company.revenue + amount);
                case EventCard.Money(int amount) -> company.money = Math.max(0, company.money + amount);
                case EventCard.Debt(int amount) -> company.debt = Math.max(0, company.debt + amount);
                case EventCard.ForbidAction(String action) -> {
                    if (!s.isLastRound()) company.closedNext |= 1 << actions.place(action);
                }
            }
        }
    }
}

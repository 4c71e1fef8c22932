package boardroom.games.shipit;

import boardroom.engine.Say;
import boardroom.games.shipit.ShipPublicView.StrikeView;
import boardroom.games.shipit.box.EventCard;
import org.jspecify.annotations.Nullable;

/** How an event strikes a company, with the reason: "you will be hit because ...". */
final class StrikeEye {
    private final EventRules rules;
    private final Score score;
    private final int price;

    StrikeEye(Kit kit) {
        this.rules = kit.eventRules();
        this.score = kit.score();
        this.price = kit.book().box.optionConstants().eventResponsePrice();
    }

    StrikeView see(ShipState s, int round, Company c, EventCard event, boolean paid) {
        boolean late = EventRules.isTooLate(s, round, event);
        boolean mitigated = late || paid || rules.isMitigated(s, c, event);
        Company after = c.copy();
        if (paid) after.money -= price;
        rules.strike(s, after, event, mitigated);
        return new StrikeView(
                c.seat,
                mitigated,
                late ? "late" : thanks(s, c, event, paid),
                late ? Say.of("event-needs.late") : why(s, c, event),
                Views.figures(after),
                score.of(s, after) - score.of(s, c));
    }

    private @Nullable String thanks(ShipState s, Company c, EventCard event, boolean paid) {
        if (paid) return "paid";
        if (rules.isPrepared(s, c, event)) return "prepared";
        return EventRules.isSavedByVeteran(c, event) ? "veteran" : null;
    }

    private static Say why(ShipState s, Company c, EventCard event) {
        return switch (event.mitigation().condition()) {
            case EventCard.ServerCapacityAbove(int value) ->
                Say.of("event-needs.servers").with("servers", c.servers).with("needed", value + 1);
            case EventCard.ServerCapacityCarries(int load) ->
                Say.of("event-needs.load", "load", Units.users(load + (s.terms.crashByTotalUsers() ? c.mau : 0)))
                        .with("servers", c.servers);
            case EventCard.DebtBelow(int value) ->
                Say.of("event-needs.debt", "debt", Units.debt(c.debt)).with("below", Units.debt(value));
            case EventCard.RatingAbove(int value) ->
                Say.of("event-needs.rating", "rating", Units.rating(c.rating)).with("above", Units.rating(value));
        };
    }
}

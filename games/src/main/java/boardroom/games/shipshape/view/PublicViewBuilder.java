package boardroom.games.shipshape.view;

import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.BusinessPhase;
import boardroom.games.shipshape.rules.Settlement;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.ShipShapeState.Ending;
import boardroom.games.shipshape.sense.Barometer;
import boardroom.games.shipshape.sense.Planner;
import boardroom.games.shipshape.sense.ShipShapeSense;
import boardroom.games.shipshape.sense.TablePlan;
import boardroom.games.shipshape.view.ShipShapePublicView.FirmView;
import boardroom.games.shipshape.view.ShipShapePublicView.OutlookView;
import boardroom.games.shipshape.view.ShipShapePublicView.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds the public view by picking what is public; nothing else can get in. */
final class PublicViewBuilder {
    private final Map<String, Integer> orders;
    private final Map<String, Integer> supplies;
    private final Map<String, Integer> transports;
    private final Constants numbers;
    private final BusinessPhase business;
    private final Planner planner;
    private final Barometer barometer;
    private final FirmViewBuilder firms;
    private final EndViewBuilder ends;

    PublicViewBuilder(ShipShapeBox box, BusinessPhase business, Settlement settlement, ShipShapeSense sense) {
        this.orders = CardIds.places(box.catalogue().orders());
        this.supplies = CardIds.places(box.catalogue().supplies());
        this.transports = CardIds.places(box.catalogue().transports());
        this.numbers = box.constants();
        this.business = business;
        this.planner = sense.planner();
        this.barometer = sense.weights().barometer();
        this.firms = new FirmViewBuilder(settlement);
        this.ends = new EndViewBuilder(numbers);
    }

    ShipShapePublicView build(ShipShapeState s, String phase) {
        boolean over = s.ending != Ending.NOT_YET;
        TablePlan plan = over ? null : planner.plan(s);
        List<FirmView> seen = firms.build(s);
        return new ShipShapePublicView(
                phase,
                s.week,
                s.terms.weeks(),
                s.day,
                s.terms.daysPerWeek(),
                s.holder,
                s.active,
                turnsLeft(s),
                s.terms.storage(),
                s.offersLeft(),
                business.proposalsLeft(s),
                outlook(s, plan),
                OrderViewBuilder.build(s, plan),
                seen,
                CardIds.slots(s.supplyPool),
                CardIds.slots(s.transportPool),
                s.piles,
                CardIds.deck(s.orderDeck, orders),
                CardIds.deck(s.supplyDeck, supplies),
                CardIds.deck(s.transportDeck, transports),
                TalkViewBuilder.talks(s),
                TalkViewBuilder.proposal(s),
                plan == null || s.isWeekOver() ? List.of() : Warnings.build(s, plan, seen, numbers.halvesPerPoint()),
                EndViewBuilder.weeks(s),
                over ? ends.month(s) : null);
    }

    private static List<Integer> turnsLeft(ShipShapeState s) {
        List<Integer> turns = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) turns.add(s.turnsLeft(seat));
        return turns;
    }

    /** Once the month is over it is as it is. */
    private OutlookView outlook(ShipShapeState s, @Nullable TablePlan plan) {
        double outlook = plan == null ? s.ending == Ending.WON ? 1 : 0 : plan.outlook();
        double likelihood = barometer.likelihood(s, outlook);
        return new OutlookView(OutlookView.percent(likelihood), weather(likelihood));
    }

    private Weather weather(double likelihood) {
        if (likelihood >= barometer.fair()) return Weather.FAIR;
        return likelihood >= barometer.change() ? Weather.CHANGE : Weather.STORM;
    }
}

package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;
import boardroom.games.shipit.box.Terms;
import java.util.ArrayList;
import java.util.List;

/** 4.3 Planning begins: the forecast is shown, and critical debt forces engineers to pay it down. */
public final class PlanningStart implements Silent<ShipState, ShipMove> {
    private final PlanRules rules;

    public PlanningStart(Plans plans) {
        this.rules = plans.rules;
    }

    @Override
    public void open(ShipState s, Events events) {
        for (Company company : s.companies) begin(company, events);
        if (s.isLastRound()) return;
        s.forecast = s.round + 1;
        if (s.terms.forecast() == Terms.Forecast.NEXT_ROUND)
            events.tell(new ShipEvent.ForecastShown(new Arg.CardId(s.deck[s.round].id())));
    }

    private void begin(Company company, Events events) {
        rules.force(company);
        company.ready = false;
        company.locked = false;
        company.pivotMark = null;
        company.bounces = Company.NO_BOUNCES;
        if (company.forced > 0)
            events.tell(() -> new ShipEvent.PaydownForced(new Arg.Seat(company.seat), placed(company)));
    }

    private static List<String> placed(Company company) {
        List<String> engineers = new ArrayList<>();
        for (PlanEntry entry : company.plan)
            engineers.add(company.employed(entry.engineer()).name());
        return engineers;
    }
}

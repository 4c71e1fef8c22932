package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Say;
import boardroom.games.shipit.box.Product;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.3, Stage 1: everyone drafts a plan in secret; then claims are granted. */
final class Opening extends Planning {
    private final Granting granting;

    Opening(Book book, PlanRules rules, PlanMoves moves, PlanPreview previews, PlanSense sense) {
        super(book, rules, moves, previews, sense);
        this.granting = new Granting(book, rules);
    }

    @Override
    public String id() {
        return "opening";
    }

    @Override
    int seconds(ShipState s) {
        return book.box.clocks().planningOpeningSeconds();
    }

    @Override
    public void open(ShipState s, Events events) {
        for (Company company : s.companies) begin(company, events);
        if (!s.isLastRound() && s.terms.forecast() == Terms.Forecast.NEXT_ROUND && events.listening())
            events.tell(new ShipEvent.ForecastShown(new Arg.CardId(s.deck[s.round].id())));
        if (s.terms.planning() != Terms.Planning.OPENING) s.phaseOver = true;
    }

    private void begin(Company company, Events events) {
        rules.force(company);
        company.ready = false;
        company.locked = false;
        company.pivotMark = null;
        company.bounces = Company.NO_BOUNCES;
        if (company.forced == 0 || !events.listening()) return;
        List<String> engineers = new ArrayList<>();
        for (Entry entry : company.plan)
            engineers.add(company.employed(entry.engineer()).name());
        events.tell(new ShipEvent.PaydownForced(new Arg.Seat(company.seat), engineers));
    }

    @Override
    boolean isDeciding(ShipState s, Company c) {
        return !c.ready;
    }

    @Override
    boolean checksSlots() {
        return false;
    }

    @Override
    ShipMove lastWord(Company c) {
        return ShipMove.Ready.NOW;
    }

    /** A pivot is only marked here, and may be unmarked. */
    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Pivot(String product) when product == null && c.pivotMark != null -> null;
            case ShipMove.Ready _ -> null;
            default -> super.refuse(s, c, move);
        };
    }

    @Override
    void pivot(Company c, @Nullable Product product, Events events) {
        c.pivotMark = product;
    }

    @Override
    Say pivotLabel(Product product) {
        return Sentences.markPivot(product);
    }

    @Override
    void finish(ShipState s, Company c, ShipMove move, Events events) {
        c.ready = true;
        if (events.listening())
            events.tell(
                    move instanceof ShipMove.Timeout
                            ? new ShipEvent.TimedOut(new Arg.Seat(c.seat))
                            : new ShipEvent.PlanReady(new Arg.Seat(c.seat)));
    }

    @Override
    void close(ShipState s, Events events) {
        if (events.listening()) {
            List<Arg.Seat> order = new ArrayList<>();
            for (int seat : s.order) order.add(new Arg.Seat(seat));
            events.tell(new ShipEvent.GrantingBegan(order));
        }
        for (Company company : s.companies) {
            Product marked = company.pivotMark;
            if (marked != null) PlanMoves.pivot(company, marked, events);
            company.pivotMark = null;
        }
        granting.grant(s, events);
    }

    @Override
    Choice offer(ShipState s, Company c) {
        return c.isFullyPlanned()
                ? Choice.main(ShipMove.Ready.NOW, Sentences.ready(), Preview.NOTHING)
                : Choice.of(ShipMove.Ready.NOW, Sentences.readyWithBench(c.bench()), Preview.NOTHING);
    }

    @Override
    Say sentence(Company c) {
        return c.isFullyPlanned() ? Sentences.planStands() : Sentences.placeEngineers(c.bench());
    }

    @Override
    Say detail(Company c) {
        return Sentences.openingDetail();
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.plansAreDrafted();
    }
}

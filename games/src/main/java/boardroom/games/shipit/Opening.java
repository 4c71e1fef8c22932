package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.shipit.box.Product;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3, Stage 1: everyone drafts a plan in secret; then claims are granted. */
final class Opening extends Decision {
    private final Book book;
    private final PlanRules rules;
    private final PlanMoves moves;
    private final PlanPreview previews;
    private final PlanSense sense;
    private final Granting granting;

    Opening(Book book, PlanRules rules, PlanMoves moves, PlanPreview previews, PlanSense sense) {
        this.book = book;
        this.rules = rules;
        this.moves = moves;
        this.previews = previews;
        this.sense = sense;
        this.granting = new Granting(book, rules);
    }

    @Override
    public String id() {
        return "opening";
    }

    @Override
    String section() {
        return "4.3";
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
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        Company c = s.companies[seat];
        if (c.ready) return;
        moves.places(s, c, false, out);
        if (c.pivots > 0 && c.pivotMark == null) moves.pivots(c, out);
        out.accept(ShipMove.Ready.NOW);
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Place place -> rules.refusal(s, c, place, false);
            case ShipMove.Remove remove -> rules.refusal(c, remove);
            case ShipMove.SetAi change -> rules.refusal(c, change);
            case ShipMove.Pivot(String product) ->
                product == null && c.pivotMark != null ? null : moves.refusePivot(c, product);
            case ShipMove.Ready _ -> null;
            default -> Refusals.notInThisPhase();
        };
    }

    @Override
    void decide(ShipState s, Company c, ShipMove move, Events events) {
        switch (move) {
            case ShipMove.Place(int engineer, String action, boolean ai) ->
                PlanRules.place(c, engineer, book.action(action), ai);
            case ShipMove.Remove(int engineer) -> PlanRules.remove(c, engineer);
            case ShipMove.SetAi(int engineer, boolean ai) -> PlanRules.setAi(c, engineer, ai);
            case ShipMove.Pivot(String product) -> c.pivotMark = Corporations.find(book.box.products(), product);
            default -> {
                c.ready = true;
                if (events.listening())
                    events.tell(
                            move instanceof ShipMove.Timeout
                                    ? new ShipEvent.TimedOut(new Arg.Seat(c.seat))
                                    : new ShipEvent.PlanReady(new Arg.Seat(c.seat)));
            }
        }
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
    Prompt ask(ShipState s, Company c) {
        int bench = c.roster.length - c.plan.length;
        List<Choice> choices = new ArrayList<>();
        choices.add(
                bench == 0
                        ? Choice.main(ShipMove.Ready.NOW, Sentences.ready(), Preview.NOTHING)
                        : Choice.of(ShipMove.Ready.NOW, Sentences.readyWithBench(bench), Preview.NOTHING));
        if (c.pivots > 0)
            for (Product product : book.box.products())
                if (!product.id().equals(c.product.id()))
                    choices.add(
                            Choice.of(new ShipMove.Pivot(product.id()), Sentences.markPivot(product), Preview.NOTHING));
        if (c.pivotMark != null)
            choices.add(Choice.of(new ShipMove.Pivot(null), Sentences.unmarkPivot(), Preview.NOTHING));
        return new Prompt(
                decision(s),
                section(),
                bench == 0 ? Sentences.planStands() : Sentences.placeEngineers(bench),
                Sentences.openingDetail(),
                choices);
    }

    @Override
    public Preview preview(ShipState s, int seat, ShipMove move) {
        return previews.of(s, s.companies[seat], move);
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.plansAreDrafted();
    }

    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        return sense.prior(s, s.companies[seat], move);
    }
}

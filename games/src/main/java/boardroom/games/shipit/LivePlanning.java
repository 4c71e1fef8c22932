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

/** 4.3, Stage 2: claims in the open, first come first served, until all are locked. */
final class LivePlanning extends Decision {
    private final Book book;
    private final PlanRules rules;
    private final PlanMoves moves;
    private final PlanPreview previews;
    private final PlanSense sense;

    LivePlanning(Book book, PlanRules rules, PlanMoves moves, PlanPreview previews, PlanSense sense) {
        this.book = book;
        this.rules = rules;
        this.moves = moves;
        this.previews = previews;
        this.sense = sense;
    }

    @Override
    public String id() {
        return "live";
    }

    @Override
    String section() {
        return "4.3";
    }

    @Override
    int seconds(ShipState s) {
        int live = book.box.clocks().planningLiveSeconds();
        return s.terms.planning() == Terms.Planning.LIVE ? book.box.clocks().planningOpeningSeconds() + live : live;
    }

    @Override
    public void open(ShipState s, Events events) {
        if (s.terms.planning() == Terms.Planning.TURNS || owes(s).isEmpty()) s.phaseOver = true;
    }

    @Override
    boolean isDeciding(ShipState s, Company c) {
        return !c.locked;
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        Company c = s.companies[seat];
        if (c.locked) return;
        moves.places(s, c, true, out);
        if (c.pivots > 0) moves.pivots(c, out);
        if (c.isFullyPlanned()) out.accept(ShipMove.Lock.NOW);
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Place place -> rules.refusal(s, c, place, true);
            case ShipMove.Remove remove -> rules.refusal(c, remove);
            case ShipMove.SetAi change -> rules.refusal(c, change);
            case ShipMove.Pivot(String product) -> moves.refusePivot(c, product);
            case ShipMove.Lock _ -> c.isFullyPlanned() ? null : Refusals.notAllPlaced();
            default -> Refusals.notInThisPhase();
        };
    }

    @Override
    void decide(ShipState s, Company c, ShipMove move, Events events) {
        switch (move) {
            case ShipMove.Place(int engineer, String action, boolean ai) -> {
                int a = book.action(action);
                boolean claims = book.isLimited(a) && c.on(a) == 0;
                PlanRules.place(c, engineer, a, ai);
                if (claims && events.listening())
                    events.tell(new ShipEvent.SlotTaken(new Arg.Seat(c.seat), new Arg.CardId(action)));
            }
            case ShipMove.Remove(int engineer) -> {
                int a = c.plan[c.entryOf(engineer)].action();
                PlanRules.remove(c, engineer);
                if (book.isLimited(a) && c.on(a) == 0 && events.listening())
                    events.tell(new ShipEvent.SlotFreed(new Arg.Seat(c.seat), new Arg.CardId(book.actions[a].id())));
            }
            case ShipMove.SetAi(int engineer, boolean ai) -> PlanRules.setAi(c, engineer, ai);
            case ShipMove.Pivot(String product) -> {
                Product chosen = Corporations.find(book.box.products(), product);
                if (chosen != null) PlanMoves.pivot(c, chosen, events);
            }
            default -> {
                rules.placeTheRest(c);
                c.locked = true;
                if (events.listening())
                    events.tell(
                            move instanceof ShipMove.Timeout
                                    ? new ShipEvent.TimedOut(new Arg.Seat(c.seat))
                                    : new ShipEvent.PlanLocked(new Arg.Seat(c.seat)));
            }
        }
    }

    @Override
    void close(ShipState s, Events events) {}

    @Override
    Prompt ask(ShipState s, Company c) {
        int bench = c.roster.length - c.plan.length;
        List<Choice> choices = new ArrayList<>();
        choices.add(
                bench == 0
                        ? Choice.main(ShipMove.Lock.NOW, Sentences.lock(), Preview.NOTHING)
                        : Choice.refused(ShipMove.Lock.NOW, Sentences.lock(), Refusals.notAllPlaced()));
        if (c.pivots > 0)
            for (Product product : book.box.products())
                if (!product.id().equals(c.product.id()))
                    choices.add(Choice.of(new ShipMove.Pivot(product.id()), Sentences.pivot(product), Preview.NOTHING));
        return new Prompt(
                decision(s),
                section(),
                bench == 0 ? Sentences.lockThePlan() : Sentences.placeEngineers(bench),
                c.bounces.length > 0 && bench > 0 ? Sentences.bouncedDetail(c.bounces.length) : Sentences.liveDetail(),
                choices);
    }

    @Override
    public Preview preview(ShipState s, int seat, ShipMove move) {
        return previews.of(s, s.companies[seat], move);
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.slotsAreClaimed();
    }

    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        return sense.prior(s, s.companies[seat], move);
    }
}

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

/** Option `planning=turns`: one engineer at a time, in draft order, all in the open. */
final class TurnPlanning extends Decision {
    private final Book book;
    private final PlanRules rules;
    private final PlanMoves moves;
    private final PlanPreview previews;
    private final PlanSense sense;

    TurnPlanning(Book book, PlanRules rules, PlanMoves moves, PlanPreview previews, PlanSense sense) {
        this.book = book;
        this.rules = rules;
        this.moves = moves;
        this.previews = previews;
        this.sense = sense;
    }

    @Override
    public String id() {
        return "turns";
    }

    @Override
    String section() {
        return "8";
    }

    @Override
    String decision(ShipState s) {
        return id() + "-" + s.round + "-" + s.turn;
    }

    @Override
    int seconds(ShipState s) {
        return book.box.clocks().planningLiveSeconds();
    }

    @Override
    public void open(ShipState s, Events events) {
        s.turn = 0;
        if (s.terms.planning() != Terms.Planning.TURNS || owes(s).isEmpty()) s.phaseOver = true;
    }

    /** Round after round in draft order: who has placed fewest of those with an engineer left. */
    private static int onTurn(ShipState s) {
        int next = ShipState.NOBODY;
        for (int seat : s.order) {
            Company c = s.companies[seat];
            if (!c.isFullyPlanned() && (next == ShipState.NOBODY || placed(c) < placed(s.companies[next]))) next = seat;
        }
        return next;
    }

    private static int placed(Company c) {
        return c.plan.length - c.forced;
    }

    @Override
    boolean isDeciding(ShipState s, Company c) {
        return onTurn(s) == c.seat;
    }

    @Override
    Say refuseWaiting(ShipState s, Company c) {
        return Refusals.notYourTurn();
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        Company c = s.companies[seat];
        if (!isDeciding(s, c)) return;
        moves.places(s, c, true, out);
        if (c.pivots > 0) moves.pivots(c, out);
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Place place -> rules.refusal(s, c, place, true);
            case ShipMove.Pivot(String product) -> moves.refusePivot(c, product);
            case ShipMove.Remove _, ShipMove.SetAi _ -> Refusals.placesAreFinal();
            default -> Refusals.notInThisPhase();
        };
    }

    @Override
    void decide(ShipState s, Company c, ShipMove move, Events events) {
        switch (move) {
            case ShipMove.Place(int engineer, String action, boolean ai) ->
                place(s, c, c.employed(engineer), book.action(action), ai, events);
            case ShipMove.Pivot(String product) -> {
                Product chosen = Corporations.find(book.box.products(), product);
                if (chosen != null) PlanMoves.pivot(c, chosen, events);
            }
            default -> {
                if (events.listening()) events.tell(new ShipEvent.TimedOut(new Arg.Seat(c.seat)));
                for (Engineer engineer : c.roster)
                    if (c.entryOf(engineer.id()) < 0) {
                        place(s, c, engineer, book.payDown, false, events);
                        break;
                    }
            }
        }
    }

    private void place(ShipState s, Company c, Engineer engineer, int action, boolean ai, Events events) {
        PlanRules.place(c, engineer.id(), action, ai);
        c.locked = c.isFullyPlanned();
        s.turn++;
        if (events.listening())
            events.tell(new ShipEvent.Placed(
                    new Arg.Seat(c.seat), engineer.name(), engineer.id(), new Arg.CardId(book.actions[action].id())));
    }

    @Override
    void close(ShipState s, Events events) {}

    @Override
    Prompt ask(ShipState s, Company c) {
        List<Choice> choices = new ArrayList<>();
        for (Engineer engineer : c.roster) {
            if (c.entryOf(engineer.id()) >= 0) continue;
            ShipMove payDown = new ShipMove.Place(engineer.id(), book.actions[book.payDown].id(), false);
            choices.add(Choice.of(payDown, Sentences.payDown(engineer.name()), preview(s, c.seat, payDown)));
            break;
        }
        if (c.pivots > 0)
            for (Product product : book.box.products())
                if (!product.id().equals(c.product.id()))
                    choices.add(Choice.of(new ShipMove.Pivot(product.id()), Sentences.pivot(product), Preview.NOTHING));
        return new Prompt(decision(s), section(), Sentences.placeOne(), Sentences.turnDetail(), choices);
    }

    @Override
    public Preview preview(ShipState s, int seat, ShipMove move) {
        return previews.of(s, s.companies[seat], move);
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.placesOne(onTurn(s));
    }

    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        return sense.prior(s, s.companies[seat], move);
    }
}

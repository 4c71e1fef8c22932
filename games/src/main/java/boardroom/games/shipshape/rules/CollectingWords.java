package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import java.util.ArrayList;
import java.util.List;

/** What collecting says: which order, and card by card what it leads to. */
public record CollectingWords(Collecting phase) implements Words<ShipShapeState, Collect> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Collect() implements Question {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Collect(List<Supply> supplies) implements Label {}
    }

    /** Before: what it takes; after: what it gives, or what is missing for it. */
    @Kind("change")
    sealed interface Turn extends Sentence {
        record Works(Supply supply) implements Turn {}

        record Stalled(Supply supply) implements Turn {}

        record Gone(Supply supply) implements Turn {}

        record Missing(Arg goods) implements Turn {}
    }

    @Override
    public Line ask(ShipShapeState s, int seat) {
        return Line.of(new Question.Collect());
    }

    @Override
    public Line wait(ShipShapeState s, int seat, Seats owing) {
        return Waiting.line(owing, new Waiting.Decision.Collect());
    }

    @Override
    public Sentence label(ShipShapeState s, int seat, Collect move) {
        Firm firm = s.active();
        List<Supply> cards = new ArrayList<>();
        for (String id : move.order()) cards.add(firm.supplies[firm.placeOfSupply(id)].card());
        return new Label.Collect(cards);
    }

    @Override
    public boolean isMain(ShipShapeState s, int seat, Collect move) {
        return move.order().equals(Collecting.house(s).ids());
    }

    /** The tokens held; then card by card, in the order in which they work. */
    @Override
    public Preview preview(ShipShapeState s, int seat, Collect move) {
        Firm firm = s.active();
        CollectOrder order = CollectOrders.played(firm, s.piles, move.order());
        List<Change> changes = new ArrayList<>();
        changes.add(Previews.store(seat, firm.tokens, order.after()));
        Tokens held = order.heldFirst();
        for (CollectOrder.Turn turn : order.turns()) {
            changes.add(change(turn, held));
            held = turn.held();
        }
        return new Preview(changes, List.of());
    }

    private static Change change(CollectOrder.Turn turn, Tokens held) {
        Supply card = turn.supply().card();
        Arg input = Goods.say(card.input());
        Arg missing = Arg.say(new Turn.Missing(Goods.say(held.missingFor(card.input()))).say());
        return switch (turn.fate()) {
            case WORKS -> Change.of(new Turn.Works(card), input, Goods.say(turn.got()));
            case STALLS -> Change.of(new Turn.Stalled(card), input, missing);
            case GOES -> Change.of(new Turn.Gone(card), input, missing);
        };
    }
}

package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.Step;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.box.Director;
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

    @Kind("sum")
    sealed interface Sum extends Sentence {
        record Held() implements Sum {}

        record Collection() implements Sum {}

        record FirmGives(Director firm) implements Sum {}

        record Works(Supply supply) implements Sum {}

        record WorksFor(Supply supply, Arg paid) implements Sum {}

        record Stalls(Supply supply) implements Sum {}

        record Goes(Supply supply) implements Sum {}
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

    @Override
    public Preview preview(ShipShapeState s, int seat, Collect move) {
        Firm firm = s.active();
        CollectOrder order = CollectOrders.played(firm, s.piles, move.order());
        return new Preview(List.of(held(firm.tokens, order.after())), List.of(turns(firm, order)));
    }

    /** What is held before and after. */
    static Change held(Tokens before, Tokens after) {
        return Change.of(new Sum.Held(), Goods.say(before), Goods.say(after));
    }

    /** Card by card what comes, or what is missing. */
    private static Breakdown turns(Firm firm, CollectOrder order) {
        List<Step> steps = new ArrayList<>();
        steps.add(Step.of(new Sum.FirmGives(firm.player), Goods.say(order.fromFirm()), "base"));
        Tokens held = order.heldFirst();
        for (CollectOrder.Turn turn : order.turns()) {
            Supply card = turn.supply().card();
            Arg missing = Goods.say(held.missingFor(card.input()));
            steps.add(
                    switch (turn.fate()) {
                        case WORKS -> Step.of(working(turn), Goods.say(turn.got()), "bonus");
                        case STALLS -> Step.of(new Sum.Stalls(card), missing, "malus");
                        case GOES -> Step.of(new Sum.Goes(card), missing, "malus");
                    });
            held = turn.held();
        }
        return Breakdown.of(new Sum.Collection(), steps, Goods.say(order.after()));
    }

    private static Sum working(CollectOrder.Turn turn) {
        Supply card = turn.supply().card();
        return turn.paid().isEmpty() ? new Sum.Works(card) : new Sum.WorksFor(card, Goods.say(turn.paid()));
    }
}

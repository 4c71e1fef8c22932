package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import java.util.ArrayList;
import java.util.List;

/** What the settlement says: what stays, what it costs, what goes. */
public record SettlementWords(Settlement phase) implements Words<ShipShapeState, Settle> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Settle(int kept) implements Question {}

        record Settled() implements Question {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record SettleBoth(List<Arg> keep, List<Arg> maintain) implements Label {}

        record SettleKeep(List<Arg> keep) implements Label {}

        record SettleMaintain(List<Arg> maintain) implements Label {}

        record SettleNothing() implements Label {}
    }

    @Kind("change")
    record Purse() implements Sentence {}

    @Override
    public Line ask(ShipShapeState s, int seat) {
        return Line.of(new Question.Settle(phase.kept()));
    }

    /** Who has settled is told that it is in; everybody sees how many are. */
    @Override
    public Line wait(ShipShapeState s, int seat, Seats owing) {
        Seats choosers = phase.choosers(s);
        boolean isIn = seat != Prompt.WATCHER && choosers.has(seat);
        return Line.of(
                isIn ? new Question.Settled() : new Waiting(owing, new Waiting.Decision.Settle()),
                new HouseLine.ChosenSoFar(choosers.count() - owing.count(), choosers.count()));
    }

    @Override
    public Sentence label(ShipShapeState s, int seat, Settle move) {
        List<Arg> keep = cards(move.keep());
        List<Arg> maintain = cards(move.maintain());
        if (keep.isEmpty()) return maintain.isEmpty() ? new Label.SettleNothing() : new Label.SettleMaintain(maintain);
        return maintain.isEmpty() ? new Label.SettleKeep(keep) : new Label.SettleBoth(keep, maintain);
    }

    private static List<Arg> cards(List<String> ids) {
        List<Arg> cards = new ArrayList<>();
        for (String id : ids) cards.add(new Arg.CardId(id));
        return cards;
    }

    @Override
    public boolean isMain(ShipShapeState s, int seat, Settle move) {
        return move.equals(phase.fallback(s, seat));
    }

    /** The cards that stay, and the tokens that are left to go back once the maintenance is paid. */
    @Override
    public Preview preview(ShipShapeState s, int seat, Settle move) {
        Firm firm = s.firms[seat];
        ShipShapeState after = s.copy();
        Tokens left = Settlement.settle(after, after.firms[seat], move, Events.NONE);
        return Preview.of(
                Previews.cards(seat, firm, after.firms[seat]),
                Change.of(new Purse(), Goods.say(firm.tokens), Goods.say(left)));
    }
}

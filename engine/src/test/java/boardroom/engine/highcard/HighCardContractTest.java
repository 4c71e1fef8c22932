package boardroom.engine.highcard;

import boardroom.engine.BoxReader;
import boardroom.engine.Game;
import boardroom.engine.contract.GameContract;
import java.util.ArrayList;
import java.util.List;

/** The kit on the tiny game, so that a fault of the kit shows here first. */
class HighCardContractTest extends GameContract<HighCardState, HighCardMove> {
    static final HighCardBox BOX = BoxReader.read(BoxReader.shipped("high-card"), HighCardBox.class);

    @Override
    protected Game<HighCardState, HighCardMove> game() {
        return new HighCard(BOX);
    }

    @Override
    protected List<String> cards(HighCardState s) {
        // Turned cards leave the game, so only what was not turned yet must be conserved: hands, table and stock.
        List<String> cards = new ArrayList<>();
        int gone = s.round * s.seats;
        int held = s.stock.length;
        for (int seat = 0; seat < s.seats; seat++) {
            for (HighCardBox.Numbered card : s.hands[seat]) if (card != null) held++;
            if (s.laid[seat] != null) held++;
        }
        cards.add("cards: " + (held + gone));
        return cards;
    }
}

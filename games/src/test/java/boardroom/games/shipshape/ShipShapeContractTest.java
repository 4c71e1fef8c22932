package boardroom.games.shipshape;

import boardroom.engine.BoxReader;
import boardroom.engine.Card;
import boardroom.engine.Deck;
import boardroom.engine.Game;
import boardroom.engine.contract.GameContract;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ship Shape keeps the contract; every card is always in exactly one place, and every token in a pile or a hand. */
class ShipShapeContractTest extends GameContract<ShipShapeState, ShipShapeMove> {
    private static final ShipShape GAME =
            new ShipShape(BoxReader.read(BoxReader.shipped("ship-shape"), ShipShapeBox.class));

    @Override
    protected Game<ShipShapeState, ShipShapeMove> game() {
        return GAME;
    }

    @Override
    protected double reasoned() {
        return 0.9;
    }

    @Override
    protected List<String> cards(ShipShapeState s) {
        List<String> cards = new ArrayList<>();
        for (Deck<?> deck : List.of(s.orderDeck, s.supplyDeck, s.transportDeck)) {
            add(cards, deck.left());
            add(cards, deck.discards());
        }
        add(cards, s.orders);
        add(cards, s.supplyPool);
        add(cards, s.transportPool);
        Tokens tokens = s.piles;
        for (Firm firm : s.firms) {
            tokens = tokens.plus(firm.tokens);
            cards.add(firm.player.id());
            for (SupplyInPlay supply : firm.supplies) cards.add(supply.card().id());
            for (TransportInPlay transport : firm.transports)
                cards.add(transport.card().id());
        }
        Collections.sort(cards);
        cards.add(tokens.toString());
        return cards;
    }

    private static void add(List<String> cards, @Nullable Card[] more) {
        for (Card card : more) if (card != null) cards.add(card.id());
    }
}

package boardroom.games.shipshape.view;

import boardroom.engine.Card;
import boardroom.games.shipshape.rules.CollectOrder;
import boardroom.games.shipshape.rules.CollectOrders;
import boardroom.games.shipshape.rules.Deck;
import boardroom.games.shipshape.rules.Fate;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.Outcome;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.view.ShipShapePublicView.DeckView;
import boardroom.games.shipshape.view.ShipShapePublicView.FirmView;
import boardroom.games.shipshape.view.ShipShapePublicView.NextView;
import boardroom.games.shipshape.view.ShipShapePublicView.OrderView;
import boardroom.games.shipshape.view.ShipShapePublicView.OutlookView;
import boardroom.games.shipshape.view.ShipShapePublicView.SupplyView;
import boardroom.games.shipshape.view.ShipShapePublicView.TransportView;
import boardroom.games.shipshape.view.ShipShapePublicView.Weather;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is seen of a play: by all, and by one seat. */
public final class ShipShapeViews {
    public ShipShapePublicView publicView(ShipShapeState s, String phase) {
        return new ShipShapePublicView(
                phase,
                s.week,
                s.terms.weeks(),
                s.day,
                s.terms.daysPerWeek(),
                s.holder,
                s.active,
                Arrays.stream(s.firms).map(firm -> s.turnsLeft(firm.seat)).toList(),
                s.terms.storage(),
                s.offersLeft(),
                0,
                new OutlookView(100, Weather.FAIR),
                Arrays.stream(s.orders)
                        .map(order -> new OrderView(order.id(), true, List.of(), List.of(), null))
                        .toList(),
                Arrays.stream(s.firms).map(firm -> firm(s, firm)).toList(),
                slots(s.supplyPool),
                slots(s.transportPool),
                s.piles,
                deck(s.orderDeck),
                deck(s.supplyDeck),
                deck(s.transportDeck),
                List.of(),
                null,
                List.of(),
                null);
    }

    private static FirmView firm(ShipShapeState s, Firm firm) {
        Firm tomorrow = firm.clone();
        tomorrow.removeStamps();
        CollectOrder next = CollectOrders.house(tomorrow, s.piles);
        return new FirmView(
                firm.seat,
                firm.player.id(),
                firm.tokens,
                Arrays.stream(firm.supplies)
                        .map(supply ->
                                new SupplyView(supply.card().id(), supply.rotated(), supply.stamped(), Fate.WORKS))
                        .toList(),
                Arrays.stream(firm.transports)
                        .map(transport -> new TransportView(transport.card().id(), transport.rotated()))
                        .toList(),
                firm.scoreHalves,
                Outcome.ranking(s).rank(firm.seat),
                firm.fleetMaintenance(),
                List.of(),
                new NextView(next.after(), next.gained(), next.spent()),
                firm.ledger,
                s.sealed(firm.seat) != null);
    }

    private static List<@Nullable String> slots(@Nullable Card[] pool) {
        return Arrays.stream(pool).map(card -> card == null ? null : card.id()).toList();
    }

    private static DeckView deck(Deck<?> deck) {
        return new DeckView(deck.size(), ids(deck.left()), ids(deck.discards()));
    }

    private static List<String> ids(Card[] cards) {
        return Arrays.stream(cards).map(Card::id).sorted().toList();
    }

    public ShipShapePrivateView privateView(ShipShapeState s, int seat) {
        return new ShipShapePrivateView(List.of(), List.of(), List.of(), null, null, null, null);
    }
}

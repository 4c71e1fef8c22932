package boardroom.games.shipshape.rules;

import boardroom.engine.Deal;
import boardroom.engine.Deck;
import boardroom.engine.Rng;
import boardroom.games.shipshape.box.Catalogue;
import boardroom.games.shipshape.box.Director;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Terms;
import boardroom.games.shipshape.box.Transport;

/** Section 3, in its order; each kind of chance has a stream of its own. */
public final class Setup {
    private final ShipShapeBox box;
    private final Director[] players;
    private final Order[] orders;
    private final Supply[] supplies;
    private final Transport[] transports;

    public Setup(ShipShapeBox box) {
        Catalogue cards = box.catalogue();
        this.box = box;
        this.players = cards.players().toArray(new Director[0]);
        this.orders = cards.orders().toArray(new Order[0]);
        this.supplies = cards.supplies().toArray(new Supply[0]);
        this.transports = cards.transports().toArray(new Transport[0]);
    }

    public ShipShapeState deal(Deal deal) {
        long seed = deal.seed();
        Terms terms = Terms.of(deal.options());
        Director[] dealt = players.clone();
        Rng.stream(seed, "players").shuffle(dealt, 0, dealt.length);
        Firm[] firms = new Firm[deal.seats()];
        for (int seat = 0; seat < firms.length; seat++) firms[seat] = new Firm(seat, dealt[seat]);
        ShipShapeState s = new ShipShapeState(
                terms,
                firms,
                box.constants().tokens(),
                Deck.shuffled("orders", orders, Rng.stream(seed, "orders")),
                Deck.shuffled("supplies", supplies, Rng.stream(seed, "supplies")),
                Deck.shuffled("transports", transports, Rng.stream(seed, "transports")));
        s.holder = terms.firstSeatHolds() ? 0 : Rng.stream(seed, "seats").below(firms.length);
        s.week = 1;
        return s;
    }
}

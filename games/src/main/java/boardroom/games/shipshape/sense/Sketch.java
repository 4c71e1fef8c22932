package boardroom.games.shipshape.sense;

import boardroom.engine.Card;
import boardroom.engine.Piles;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What moves lead to at a glance: one position, and one that is changed again and again. */
final class Sketch {
    final Glimpse now;
    private final Glimpse then;
    private final Glance glance;
    private final ShipShapeState s;
    private final double[] worth;
    private final double outlook;
    private double outlookThen;
    private int aimer = -1;
    private int aim = -1;
    private Tokens needs = Tokens.NONE;

    Sketch(Glance glance, ShipShapeState s) {
        this.glance = glance;
        this.s = s;
        now = glance.at(s);
        then = now.scratch();
        outlook = now.outlook();
        worth = new double[now.seats];
        Arrays.fill(worth, Double.NaN);
    }

    /** What the position is worth to a seat. */
    double worth(int seat) {
        if (Double.isNaN(worth[seat])) worth[seat] = glance.worth(now, seat, outlook);
        return worth[seat];
    }

    /** The order a seat works for; -1: none is open. */
    int aim(int seat) {
        if (aimer != seat) {
            aimer = seat;
            aim = now.aim(seat);
            needs = aim < 0 ? Tokens.NONE : now.needs(aim, seat);
        }
        return aim;
    }

    /** Whether a bundle is the kind of thing it lacks for it: for most it is not. */
    boolean isLacking(int seat, Bundle want) {
        int order = aim(seat);
        if (order < 0 || !want.supplies().isEmpty()) return false;
        if (!want.transports().isEmpty()) return now.lacking(order, seat) > 0;
        Tokens held = s.firms[seat].tokens;
        Tokens tokens = want.tokens();
        return (tokens.organic() > 0 && needs.organic() > held.organic())
                || (tokens.mineral() > 0 && needs.mineral() > held.mineral())
                || (tokens.technological() > 0 && needs.technological() > held.technological())
                || (tokens.specialty() > 0 && needs.specialty() > held.specialty());
    }

    /** What it needs for it. */
    Tokens needs(int seat) {
        return aim(seat) < 0 ? Tokens.NONE : needs;
    }

    /** What the move that was tried last leads to. */
    double worthThen(int seat) {
        return glance.worth(then, seat, outlookThen);
    }

    /** 10.5 and 10.6: whether a seat has nothing against what was tried last and was proposed by this one. */
    boolean suits(int seat, int by, double mayCost) {
        double change = worthThen(seat) - worth(seat);
        if (change < -mayCost) return false;
        if (change > 0 || outlookThen > outlook) return true;
        for (Firm firm : s.firms) if (firm.seat != by && firm.scoreHalves >= s.firms[by].scoreHalves) return true;
        return false;
    }

    // Moves of the active firm

    void pass() {
        then.reset(now);
        act(s.active());
    }

    void commission(String id, @Nullable String discard) {
        then.reset(now);
        Firm firm = s.active().clone();
        Card card = inPool(id);
        if (card instanceof Transport transport) {
            firm.tokens = firm.tokens.minus(transport.cost());
            if (discard != null) firm.transports = without(firm, firm.transports, discard);
            firm.transports = Piles.with(firm.transports, new TransportInPlay(transport, false));
            then.take(transport);
        } else if (card instanceof Supply supply) {
            firm.tokens = firm.tokens.minus(supply.cost());
            if (discard != null) firm.supplies = Piles.without(firm.supplies, firm.placeOfSupply(discard));
            firm.supplies = Piles.with(firm.supplies, new SupplyInPlay(supply, false, false));
        }
        act(firm);
    }

    private @Nullable Card inPool(String id) {
        for (Supply card : s.supplyPool) if (card != null && card.id().equals(id)) return card;
        for (Transport card : s.transportPool) if (card != null && card.id().equals(id)) return card;
        return null;
    }

    /** Of new transports something is known by experience; of new supplies nothing. */
    void refresh(Tokens price, boolean isOfTransports) {
        then.reset(now);
        Firm firm = s.active().clone();
        firm.tokens = firm.tokens.minus(price);
        if (isOfTransports) then.refresh();
        act(firm);
    }

    void fulfil(String id, List<String> transports) {
        then.reset(now);
        int order = place(id);
        then.close(order);
        Order sent = now.orders[order];
        act(sending(s.active(), sent.requirement(), transports, glance.numbers.halvesPerPoint() * sent.value()));
    }

    private void act(Firm firm) {
        then.change(firm, true);
        outlookThen = then.outlook();
    }

    // Moves of two

    /** An order sent off together; the partner sends what the house would, or these. */
    void join(String id, int by, int partner, Tokens share, List<String> own, @Nullable List<String> theirs) {
        then.reset(now);
        int place = place(id);
        then.close(place);
        Order order = now.orders[place];
        Tokens rest = order.requirement().minus(share);
        Firm other = s.firms[partner];
        List<String> sent = theirs == null ? HouseTransports.of(other, order.type(), rest.count()) : theirs;
        then.change(sending(other, rest, sent, order.value()), true);
        act(sending(s.firms[by], share, own, order.value()));
    }

    private int place(String id) {
        for (int order = 0; order < now.orders.length; order++)
            if (now.orders[order].id().equals(id)) return order;
        throw new IllegalStateException(id + " is not open");
    }

    private static Firm sending(Firm firm, Tokens part, List<String> transports, int halves) {
        Firm sending = firm.clone();
        sending.tokens = firm.tokens.minus(part);
        sending.scoreHalves += halves;
        TransportInPlay[] fleet = firm.transports.clone();
        for (int i = 0; i < fleet.length; i++)
            if (transports.contains(fleet[i].card().id())) fleet[i] = new TransportInPlay(fleet[i].card(), true);
        sending.transports = fleet;
        return sending;
    }

    /** A trade as the first of the two sees it. */
    void trade(int by, int with, Bundle give, Bundle want) {
        then.reset(now);
        then.change(trading(s.firms[by], s.firms[with], give, want), s.acted);
        then.change(trading(s.firms[with], s.firms[by], want, give), s.acted);
        outlookThen = then.outlook();
    }

    void trade(int by, int with, Swap swap) {
        trade(by, with, swap.give(), swap.want());
    }

    private static Firm trading(Firm firm, Firm other, Bundle gives, Bundle gets) {
        Firm trading = firm.clone();
        trading.tokens = firm.tokens.minus(gives.tokens()).plus(gets.tokens());
        for (String id : gives.supplies())
            trading.supplies = Piles.without(trading.supplies, trading.placeOfSupply(id));
        for (String id : gets.supplies())
            trading.supplies = Piles.with(trading.supplies, other.supplies[other.placeOfSupply(id)]);
        for (String id : gives.transports()) trading.transports = without(trading, trading.transports, id);
        for (String id : gets.transports())
            trading.transports = Piles.with(trading.transports, other.transports[other.placeOfTransport(id)]);
        return trading;
    }

    private static TransportInPlay[] without(Firm firm, TransportInPlay[] fleet, String id) {
        return Piles.without(fleet, firm.placeOfTransport(id));
    }
}

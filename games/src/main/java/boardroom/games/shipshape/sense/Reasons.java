package boardroom.games.shipshape.sense;

import boardroom.engine.Arg;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.Goods;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import org.jspecify.annotations.Nullable;

/** Why a good player trades, buys, ships or waits (10.4 to 10.6), from what all can see. */
record Reasons(Foresight foresight, Consent consent, Barometer barometer, Constants numbers) {

    @Nullable Reason of(ShipShapeState s, int seat, Business move) {
        Position now = foresight.of(s);
        Need need = Need.of(now, seat);
        return switch (move) {
            case Fulfil fulfil -> fulfil(now, seat, fulfil);
            case MakeOffer offer -> offer(now, seat, need, offer);
            case Joint joint -> joint(now, seat, joint);
            case Refresh refresh -> refresh(now, seat, need, refresh);
            case Commission buy -> buy(now, seat, need, buy);
            case Pass _ -> pass(now, seat, need);
        };
    }

    private Reason fulfil(Position now, int seat, Fulfil move) {
        int place = place(now.s, move.order());
        int points = now.s.orders[place].value() * numbers.halvesPerPoint();
        int rival = -1;
        for (int other = 0; other < now.s.firms.length; other++)
            if (other != seat
                    && now.estimates.alone(place, other).day() > 0
                    && (rival < 0 || now.estimates.arrival(place, other) < now.estimates.arrival(place, rival)))
                rival = other;
        if (rival >= 0)
            return new Reason.FulfilFirst(
                    move.order(),
                    points,
                    rival,
                    now.estimates.alone(place, rival).turns());
        Reason keeping = keeping(now.s, seat, move, points);
        return keeping != null ? keeping : new Reason.FulfilNow(move.order(), points, now.s.orders.length - 1);
    }

    /** A transport stays at home that another open order needs. */
    private static @Nullable Reason keeping(ShipShapeState s, int seat, Fulfil move, int points) {
        Order sent = s.orders[place(s, move.order())];
        for (TransportInPlay each : s.firms[seat].transports) {
            if (each.rotated()
                    || !each.card().travels(sent.type())
                    || move.transports().contains(each.card().id())) continue;
            for (Order next : s.orders)
                if (!next.equals(sent) && each.card().travels(next.type()))
                    return new Reason.FulfilKeeping(
                            move.order(), points, each.card().id(), next.id());
        }
        return null;
    }

    private @Nullable Reason offer(Position now, int seat, Need need, MakeOffer move) {
        Integer to = move.to();
        Order order = need.order();
        if (to == null || order == null || move.give().isEmpty()) return null;
        Position then = foresight.after(now, seat, move);
        if (move.want().isEmpty()) return gift(now, then, to, Goods.say(move.give()));
        if (consent.against(now, then, to, seat) != null || then.worth(seat) <= now.worth(seat)) return null;
        int day = inTime(now, then, order, seat);
        if (day > 0) return new Reason.OfferInTime(to, Goods.say(move.give()), Goods.say(move.want()), order.id(), day);
        int sooner = sooner(now, then, order, seat);
        if (sooner > 0)
            return new Reason.OfferSooner(to, Goods.say(move.give()), Goods.say(move.want()), order.id(), sooner);
        Reason safer = safer(now, then);
        return safer != null
                ? safer
                : new Reason.OfferFor(to, Goods.say(move.give()), Goods.say(move.want()), order.id());
    }

    /** What helps another, and so all. */
    static @Nullable Reason gift(Position now, Position then, int to, Arg give) {
        Order theirs = Need.of(now, to).order();
        if (theirs == null) return null;
        boolean helps = then.outlook > now.outlook || sooner(now, then, theirs, to) > 0;
        return helps ? new Reason.Gift(to, give, theirs.id()) : null;
    }

    private @Nullable Reason joint(Position now, int seat, Joint move) {
        int place = place(now.s, move.order());
        int own = now.estimates.alone(place, seat).day();
        int theirs = now.estimates.alone(place, move.partner()).day();
        int points = now.s.orders[place].value() * numbers.halvesPerPoint() / 2;
        int soonest = own == 0 || theirs == 0 ? Math.max(own, theirs) : Math.min(own, theirs);
        if (own == now.s.day) return null;
        return soonest == 0
                ? new Reason.TogetherOnly(move.order(), move.partner(), points)
                : new Reason.Together(move.order(), move.partner(), points, soonest);
    }

    private static @Nullable Reason refresh(Position now, int seat, Need need, Refresh move) {
        Order order = need.order();
        int turns = now.estimates.outfits[seat].turnsLeft - 1;
        if (order == null || turns < 1) return null;
        return need.buys(move.sort())
                ? new Reason.RefreshBetter(move.sort().id(), order.id(), turns)
                : new Reason.RefreshFor(move.sort().id(), order.id(), turns);
    }

    private static @Nullable Reason pass(Position now, int seat, Need need) {
        Order order = need.order();
        if (order == null) return null;
        Tokens missing = now.s.firms[seat].tokens.missingFor(need.tokens());
        if (!missing.isEmpty())
            return leavesNextTurn(need, seat)
                    ? new Reason.PassForNext(order.id(), Goods.say(missing))
                    : new Reason.SaveUp(order.id(), Goods.say(missing));
        int gap = gap(now, seat, place(now.s, order.id()));
        return gap > 0 ? new Reason.WaitForRoom(order.id(), gap) : new Reason.Wait(order.id());
    }

    /** Alone, with what is there and what the next collection brings. */
    private static boolean leavesNextTurn(Need need, int seat) {
        Way way = need.way();
        return way != null
                && way.seats().equals(Seats.of(seat))
                && way.day() > 0
                && way.turns() == 2
                && way.buys().isEmpty()
                && !way.refresh();
    }

    // What is commissioned

    private @Nullable Reason buy(Position now, int seat, Need need, Commission move) {
        Position waited = foresight.after(now, seat, new Pass());
        Position then = foresight.after(now, seat, move);
        Reason safer = safer(waited, then);
        if (safer != null) return safer;
        if (move.discard() != null)
            return doesLeast(now.s.firms[seat], move.discard())
                    ? new Reason.LetLeastGo(move.card(), move.discard())
                    : new Reason.LetGo(move.card(), move.discard());
        for (Supply card : now.s.supplyPool)
            if (card != null && card.id().equals(move.card())) return supply(now, seat, card);
        for (Transport card : now.s.transportPool)
            if (card != null && card.id().equals(move.card())) return transport(now, waited, then, seat, need, card);
        throw new IllegalStateException(move.card() + " is not in the pool");
    }

    /** Of its sort: the least room, or the least above what it eats. */
    private boolean doesLeast(Firm firm, String old) {
        for (TransportInPlay one : firm.transports)
            if (one.card().id().equals(old)) {
                for (TransportInPlay other : firm.transports)
                    if (other.card().capacity() < one.card().capacity()) return false;
                return true;
            }
        for (SupplyInPlay one : firm.supplies)
            if (one.card().id().equals(old))
                for (SupplyInPlay other : firm.supplies)
                    if (foresight.appraisal().value(firm, other.card())
                            < foresight.appraisal().value(firm, one.card())) return false;
        return true;
    }

    private static @Nullable Reason supply(Position now, int seat, Supply card) {
        int collections = now.estimates.outfits[seat].turnsLeft - 1;
        if (collections < 1) return isLast(now.s) ? null : new Reason.BuyLasting(card.id(), Goods.say(card.output()));
        if (!card.input().isEmpty())
            return new Reason.BuyMaker(
                    card.id(), Goods.say(card.input()), Goods.say(card.output()), collections, Goods.say(card.cost()));
        Firm firm = now.s.firms[seat];
        Tokens made = firm.player.output();
        for (SupplyInPlay supply : firm.supplies) made = made.plus(supply.card().output());
        String lacking = made.meets(card.output()) ? "no" : "yes";
        return new Reason.BuySupply(card.id(), Goods.say(card.output()), lacking, collections, Goods.say(card.cost()));
    }

    private static boolean isLast(ShipShapeState s) {
        return s.week >= s.terms.weeks();
    }

    private static @Nullable Reason transport(
            Position now, Position waited, Position then, int seat, Need need, Transport card) {
        int place = -1;
        for (int i = 0; i < now.s.orders.length; i++)
            if (card.travels(now.s.orders[i].type()) && gap(now, seat, i) > 0 && isNearer(waited, then, i, seat)) {
                boolean isAim = now.s.orders[i].equals(need.order());
                if (place < 0 || isAim) place = i;
            }
        if (place < 0) return room(now, seat, card);
        String order = now.s.orders[place].id();
        int day = then.estimates.alone(place, seat).day();
        return day > 0
                ? new Reason.BuyTransport(card.id(), order, gap(now, seat, place), day)
                : new Reason.BuyTransportNearer(card.id(), order, gap(now, seat, place));
    }

    /** No plan takes it yet: for the weeks to come, or for an order that lacks room. */
    private static @Nullable Reason room(Position now, int seat, Transport card) {
        if (!isLast(now.s)) return new Reason.BuyRoom(card.id(), card.capacity());
        for (int i = 0; i < now.s.orders.length; i++)
            if (card.travels(now.s.orders[i].type()) && gap(now, seat, i) > 0)
                return new Reason.BuyRoomFor(card.id(), card.capacity(), now.s.orders[i].id(), gap(now, seat, i));
        return null;
    }

    private static int gap(Position now, int seat, int order) {
        return now.s.orders[order].load() - now.estimates.outfits[seat].capacity(now.s.orders[order].type());
    }

    private static boolean isNearer(Position before, Position after, int order, int seat) {
        return after.estimates.alone(order, seat).confidence()
                > before.estimates.alone(order, seat).confidence();
    }

    // What all moves share

    /** The day on which a seat can send an order off that it could not this week; 0: it could, or can't. */
    private static int inTime(Position before, Position after, Order order, int seat) {
        int was = Piles.indexOf(before.s.orders, order);
        int is = Piles.indexOf(after.s.orders, order);
        return was < 0 || is < 0 || before.estimates.alone(was, seat).day() > 0
                ? 0
                : after.estimates.alone(is, seat).day();
    }

    /** How many turns sooner a seat can send an order off; 0: not sooner, or it can't this week. */
    static int sooner(Position before, Position after, Order order, int seat) {
        int was = Piles.indexOf(before.s.orders, order);
        int is = Piles.indexOf(after.s.orders, order);
        if (was < 0 || is < 0 || after.estimates.alone(is, seat).day() == 0) return 0;
        return Math.max(
                0,
                before.estimates.alone(was, seat).turns()
                        - after.estimates.alone(is, seat).turns());
    }

    /** The barometer rises: for whom the week was at risk, that comes first. */
    @Nullable Reason safer(Position before, Position after) {
        Barometer.Weather was = barometer.weather(before.s, before.outlook);
        Barometer.Weather is = barometer.weather(after.s, after.outlook);
        if (is.compareTo(was) <= 0 || before.s.orders.length == 0) return null;
        int hardest = 0;
        for (int i = 1; i < before.s.orders.length; i++) if (hope(before, i) < hope(before, hardest)) hardest = i;
        return new Reason.SaferWeek(before.s.orders[hardest].id(), was.id(), is.id());
    }

    /** How likely an order leaves by the best of all ways. */
    private static double hope(Position position, int order) {
        double best = 0;
        for (Way way : position.estimates.ways[order]) if (way != null) best = Math.max(best, way.confidence());
        return best;
    }

    static int place(ShipShapeState s, String order) {
        for (int i = 0; i < s.orders.length; i++) if (s.orders[i].id().equals(order)) return i;
        throw new IllegalStateException(order + " is not open");
    }
}

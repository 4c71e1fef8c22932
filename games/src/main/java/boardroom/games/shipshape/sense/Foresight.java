package boardroom.games.shipshape.sense;

import boardroom.engine.Events;
import boardroom.engine.Rng;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.rules.BusinessPhase;
import boardroom.games.shipshape.rules.Collecting;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.JointRules;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.TradeRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be foreseen of a move: the position after it by the rules, without what only the decks know. */
record Foresight(
        Planner planner,
        Weights.Worth weights,
        Collecting collecting,
        BusinessPhase business,
        TradeRules trades,
        JointRules joints) {

    /** The position as it is. */
    Position of(ShipShapeState s) {
        return Position.of(planner, weights, s);
    }

    Position collect(Position now, int seat, Collect move) {
        ShipShapeState then = now.s.copy();
        collecting.play(then, seat, move, Events.NONE);
        return now.then(then);
    }

    /** An action of the active player; nobody knows which card comes into the pool after it. */
    Position act(Position now, int seat, Business move) {
        ShipShapeState then = now.s.copy();
        business.play(then, seat, move, Events.NONE);
        then.supplyPool = withoutNew(then.supplyPool, now.s.supplyPool);
        then.transportPool = withoutNew(then.transportPool, now.s.transportPool);
        return now.then(then);
    }

    private static <C> @Nullable C[] withoutNew(@Nullable C[] pool, @Nullable C[] before) {
        if (pool == before) return pool;
        @Nullable C[] known = pool.clone();
        for (int slot = 0; slot < known.length; slot++) if (known[slot] != before[slot]) known[slot] = null;
        return known;
    }

    /** What a refresh is worth: the mean over a few pools that may come, the same few for the same position. */
    double refreshed(Position now, int seat, Refresh move) {
        Rng chance = Rng.stream(now.s.week * 100L + now.s.day, move.sort().name() + seat);
        double sum = 0;
        for (int i = 0; i < weights.refreshedPools(); i++) {
            ShipShapeState then = now.s.copy();
            then.guessDecks(chance);
            business.play(then, seat, move, Events.NONE);
            sum += of(then).worth(seat);
        }
        return sum / weights.refreshedPools() + weights.refresh();
    }

    /** The active player's proposal as it would be carried out, with the transports that the house sends. */
    Split agreed(ShipShapeState s, int partner, Split asked) {
        List<String> theirs = HouseTransports.of(
                s.firms[partner], asked.order().type(), asked.rest().count());
        return new Split(asked.order(), asked.share(), asked.transports(), theirs);
    }

    Position join(Position now, int partner, Split agreed) {
        ShipShapeState then = now.s.copy();
        joints.strike(then, then.active, partner, agreed, Events.NONE);
        return now.then(then);
    }

    Position trade(Position now, int by, int with, Swap swap) {
        ShipShapeState then = now.s.copy();
        trades.strike(then, by, with, swap, Events.NONE);
        return now.then(then);
    }

    /** Whether the terms of an offer, which one of the asked may fulfil, can be carried out with this seat. */
    boolean canAccept(ShipShapeState s, Offer<Swap> offer, int seat) {
        return !offer.terms().isInvitation() && trades.refusal(s, offer.by(), seat, offer.terms()) == null;
    }
}

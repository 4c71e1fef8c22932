package boardroom.games.shipshape.sense;

import boardroom.engine.Events;
import boardroom.engine.Rng;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.rules.BusinessPhase;
import boardroom.games.shipshape.rules.Collecting;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.JointRules;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import boardroom.games.shipshape.rules.TradeRules;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What can be foreseen of a move: the position after it by the rules, without what only the decks know. */
record Foresight(
        Planner planner,
        Weights.Worth weights,
        Appraisal appraisal,
        Collecting collecting,
        BusinessPhase business,
        TradeRules trades,
        JointRules joints) {

    /** The position as it is. */
    Position of(ShipShapeState s) {
        return Position.of(planner, weights, appraisal, s);
    }

    /** The position after a move, if all who are asked agree; after a no it is the same. */
    Position after(Position now, int seat, ShipShapeMove move) {
        ShipShapeState then = now.s.copy();
        Talk talk = then.talk();
        switch (move) {
            case Collect collect -> collecting.play(then, seat, collect, Events.NONE);
            case MakeOffer offer -> trade(then, seat, offer.to(), new Swap(offer.give(), offer.want()));
            case Joint joint -> {
                business.play(then, seat, joint, Events.NONE);
                join(then, joint.partner(), null);
            }
            case Business action -> act(then, seat, action);
            case Accept _
            when talk != null ->
                trade(then, talk.offer().by(), seat, talk.offer().terms());
            case Counter own
            when talk != null -> trade(then, seat, talk.offer().by(), new Swap(own.give(), own.want()));
            case Choose choice
            when talk != null && choice.seat() != null ->
                trade(then, choice.seat(), seat, talk.offer().counterOf(choice.seat()));
            case Agree agree -> join(then, seat, agree.transports());
            default -> {}
        }
        return now.then(then);
    }

    private void trade(ShipShapeState s, int by, @Nullable Integer with, @Nullable Swap swap) {
        if (with != null && swap != null) trades.strike(s, by, with, swap, Events.NONE);
    }

    /** With these transports of the partner, or with those that the house would send. */
    private void join(ShipShapeState s, int partner, @Nullable List<String> named) {
        Offer<Split> proposal = s.proposal;
        if (proposal == null) return;
        Split asked = proposal.terms();
        List<String> theirs = named != null
                ? named
                : HouseTransports.of(
                        s.firms[partner], asked.order().type(), asked.rest().count());
        s.proposal = null;
        Split agreed = new Split(asked.order(), asked.share(), asked.transports(), theirs);
        joints.strike(s, proposal.by(), partner, agreed, Events.NONE);
    }

    /** Nobody knows which card comes into the pool. */
    private void act(ShipShapeState s, int seat, Business action) {
        var supplies = s.supplyPool;
        var transports = s.transportPool;
        business.play(s, seat, action, Events.NONE);
        s.supplyPool = withoutNew(s.supplyPool, supplies);
        s.transportPool = withoutNew(s.transportPool, transports);
    }

    private static <C> @Nullable C[] withoutNew(@Nullable C[] pool, @Nullable C[] before) {
        @Nullable C[] known = pool.clone();
        for (int slot = 0; slot < known.length; slot++)
            if (!Objects.equals(known[slot], before[slot])) known[slot] = null;
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

    /** The yes that a seat could say to what it is asked; {@code null}: it can't, or nothing is asked. */
    @Nullable ShipShapeMove yes(ShipShapeState s, int seat) {
        Offer<Split> proposal = s.proposal;
        if (proposal != null) {
            Split asked = proposal.terms();
            return new Agree(HouseTransports.of(
                    s.firms[seat], asked.order().type(), asked.rest().count()));
        }
        Talk talk = s.talk();
        boolean can = talk != null
                && !talk.offer().terms().isInvitation()
                && trades.refusal(s, talk.offer().by(), seat, talk.offer().terms()) == null;
        return can ? new Accept() : null;
    }
}

package boardroom.games.shipshape.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import java.util.ArrayList;
import java.util.List;

/**
 * 10.4 to 10.6: an action is as good as what it leads to; before it come trades that help, among those that the partner
 * would accept. Nobody is asked twice who has declined in this turn.
 */
record BusinessSense(Foresight foresight, Bargains bargains, Consent consent, Weights.Worth weights, int refreshPrice)
        implements Sense<ShipShapeState, Business> {
    /** So far below everything else is what a good player does not even think of. */
    private static final double NEVER = -100;

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Business> moves, double[] out) {
        Position now = foresight.of(s);
        Need need = Need.of(now, seat);
        List<Joint> house = new ArrayList<>();
        foresight.business().offers(s, seat, move -> {
            if (move instanceof Joint joint) house.add(joint);
        });
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            out[i] = switch (moves.get(i)) {
                case Pass pass -> foresight.after(now, seat, pass).worth(seat) + weights.pass();
                case Commission _, Fulfil _ ->
                    foresight.after(now, seat, moves.get(i)).worth(seat);
                case Refresh move -> isPaidBest(now, seat, need, move) ? foresight.refreshed(now, seat, move) : NEVER;
                case Joint move -> joint(now, seat, move, house);
                case MakeOffer _ -> NEVER;
            };
            best = Math.max(best, out[i]);
        }
        for (int i = 0; i < moves.size(); i++)
            if (moves.get(i) instanceof MakeOffer move) {
                double gain = gain(now, seat, need, move);
                if (gain > 0) out[i] = best + gain;
            }
    }

    /** Whether no other kind can be spared better. */
    private boolean isPaidBest(Position now, int seat, Need need, Refresh move) {
        long held = Lanes.of(now.s.firms[seat].tokens);
        return Resource.all()[Lanes.furthestAbove(held, Lanes.of(need.tokens()), refreshPrice)] == move.pay();
    }

    /** With the share that the house proposes; who has refused once is not asked again this turn. */
    private double joint(Position now, int seat, Joint move, List<Joint> house) {
        if (now.s.proposalsMade > 0 || !house.contains(move)) return NEVER;
        Position then = foresight.after(now, seat, move);
        return consent.against(now, then, move.partner(), seat) == null ? then.worth(seat) : NEVER;
    }

    private double gain(Position now, int seat, Need need, MakeOffer move) {
        Integer to = move.to();
        if (to == null || hasDeclined(now.s, to)) return 0;
        return bargains.gain(now, seat, need, to, new Swap(move.give(), move.want()), move);
    }

    private static boolean hasDeclined(ShipShapeState s, int seat) {
        for (Talk talk : s.talks) if (talk.offer().to().has(seat) && talk.tradedWith() == null) return true;
        return false;
    }
}

package boardroom.games.shipshape.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import java.util.List;

/**
 * 10.4 to 10.6: an action is as good as what it leads to; before it come trades that help, among those that the partner
 * would accept. Nobody is asked twice who has declined in this turn.
 */
record BusinessSense(Foresight foresight, Bargains bargains, Consent consent, Weights.Worth weights)
        implements Sense<ShipShapeState, Business> {
    /** So far below passing is what a good player does not even think of. */
    private static final double OUT_OF_QUESTION = -100;

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Business> moves, double[] out) {
        Position now = foresight.of(s);
        Need need = Need.of(now, seat);
        double pass = foresight.pass(now).worth(seat) + weights.pass();
        double best = pass;
        for (int i = 0; i < moves.size(); i++) {
            out[i] = switch (moves.get(i)) {
                case Pass _ -> pass;
                case Commission move -> foresight.commission(now, move).worth(seat);
                case Refresh move ->
                    foresight.isPaidBest(now, seat, need, move)
                            ? foresight.refresh(now, seat, move)
                            : pass + OUT_OF_QUESTION;
                case Fulfil move -> foresight.fulfil(now, move).worth(seat);
                case Joint move -> joint(now, seat, move, pass + OUT_OF_QUESTION);
                case MakeOffer _ -> pass + OUT_OF_QUESTION;
            };
            best = Math.max(best, out[i]);
        }
        for (int i = 0; i < moves.size(); i++)
            if (moves.get(i) instanceof MakeOffer move) {
                double gain = gain(now, seat, need, move);
                if (gain > 0) out[i] = best + gain;
            }
    }

    /** Who has refused once is not asked again this turn. */
    private double joint(Position now, int seat, Joint move, double otherwise) {
        if (now.s.proposalsMade > 0) return otherwise;
        Split split = foresight.split(now.s, move);
        Position then = foresight.joint(now, move.partner(), split);
        boolean agrees = consent.againstJoint(now, then, move.partner(), seat, split) == null;
        return agrees ? then.worth(seat) : otherwise;
    }

    private double gain(Position now, int seat, Need need, MakeOffer move) {
        Integer to = move.to();
        if (to == null || hasDeclined(now.s, to)) return 0;
        return bargains.gain(now, seat, need, to, new Swap(move.give(), move.want()));
    }

    private static boolean hasDeclined(ShipShapeState s, int seat) {
        for (Talk talk : s.talks)
            if (talk.offer().to().has(seat) && talk.tradedWith() == null) return true;
        return false;
    }
}

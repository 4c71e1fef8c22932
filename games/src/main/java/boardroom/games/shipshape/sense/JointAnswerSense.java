package boardroom.games.shipshape.sense;

import boardroom.engine.offers.Offer;
import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.JointReply;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import java.util.Arrays;
import java.util.List;

/** 10.6: agree when the week is safer for it, or when nothing better is lost; with the transports missed least. */
record JointAnswerSense(Judgement judge, After after, Consent consent) implements Sense<ShipShapeState, JointReply> {

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends JointReply> moves, double[] out) {
        Arrays.fill(out, 0, moves.size(), 0);
        Offer<Split> proposal = s.proposal;
        if (proposal == null) return;
        Position now = judge.at(s);
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Agree move -> {
                    Split split = After.with(proposal.terms(), move.transports());
                    Position then = now.then(after.joint(s, seat, split));
                    boolean agrees = consent.againstJoint(now, then, seat, proposal.by(), split) == null;
                    yield agrees ? then.worth(seat) : -1;
                }
                case Refuse _ -> 0;
            };
    }

    @Override
    public boolean isQuiet(ShipShapeState s) {
        return false;
    }
}

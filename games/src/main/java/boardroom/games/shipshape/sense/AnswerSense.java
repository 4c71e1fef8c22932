package boardroom.games.shipshape.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import java.util.List;

/**
 * 10.5 and 10.6, for who is asked: accept what costs next to nothing, else ask for one token more if that would do, else
 * decline; and take the counter-offer that helps most. A no is worth nothing.
 */
record AnswerSense(Foresight foresight, Bargains bargains, Consent consent)
        implements Sense<ShipShapeState, ShipShapeMove> {
    private static final double NEVER = -1;
    private static final double ACCEPT = 2;

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends ShipShapeMove> moves, double[] out) {
        Position now = foresight.of(s);
        Need need = Need.of(now, seat);
        Talk talk = s.talk();
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Accept move -> suits(now, foresight.after(now, seat, move), seat) ? ACCEPT : NEVER;
                case Counter move when talk != null -> counter(now, seat, need, talk, move);
                case Choose move -> foresight.after(now, seat, move).worth(seat) - now.worth(seat);
                case Agree move -> {
                    Position then = foresight.after(now, seat, move);
                    yield suits(now, then, seat) ? then.worth(seat) : NEVER;
                }
                default -> 0;
            };
    }

    private boolean suits(Position now, Position then, int seat) {
        return consent.against(now, then, seat, now.s.active) == null;
    }

    /** To an invitation what one would offer oneself; else what was offered and one token more, if it helps the other. */
    private double counter(Position now, int seat, Need need, Talk talk, Counter move) {
        Swap offered = talk.offer().terms().mirrored();
        int by = talk.offer().by();
        if (offered.isInvitation()) {
            double gain = bargains.gain(now, seat, need, by, new Swap(move.give(), move.want()), move);
            return gain > 0 ? Math.min(1, gain) : NEVER;
        }
        if (!move.give().equals(offered.give()) || !isOneMore(move.want(), offered.want())) return NEVER;
        Position then = foresight.after(now, seat, move);
        return then.worth(by) > now.worth(by) && suits(now, then, seat) ? 1 : NEVER;
    }

    private static boolean isOneMore(Bundle own, Bundle offered) {
        if (!own.supplies().equals(offered.supplies()) || !own.transports().equals(offered.transports())) return false;
        for (Resource kind : Resource.all())
            if (own.tokens().equals(offered.tokens().plus(kind, 1))) return true;
        return false;
    }

    /** What is agreed shows only when it is done. */
    @Override
    public boolean isQuiet(ShipShapeState s) {
        return false;
    }
}

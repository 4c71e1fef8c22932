package boardroom.games.shipshape.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Reply;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import java.util.Arrays;
import java.util.List;

/** 10.5: accept what costs next to nothing, else ask for one token more if that would do, else decline. */
record AnswerSense(Judgement judge, After after, Bargains bargains, Consent consent)
        implements Sense<ShipShapeState, Reply> {

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Reply> moves, double[] out) {
        Arrays.fill(out, 0, moves.size(), 0);
        Talk talk = s.talk();
        if (talk == null) return;
        Position now = judge.at(s);
        Swap offered = talk.offer().terms().mirrored();
        int by = talk.offer().by();
        boolean invited = offered.isInvitation();
        Need need = Need.of(now, seat);
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Accept _ -> agrees(now, seat, by, offered) ? 2 : -1;
                case Decline _ -> 0;
                case Counter move -> {
                    Swap own = new Swap(move.give(), move.want());
                    double gain = invited ? bargains.gain(now, seat, need, by, own) : more(now, seat, by, offered, own);
                    yield gain > 0 ? Math.min(1, gain) : -1;
                }
            };
    }

    private boolean agrees(Position now, int seat, int by, Swap terms) {
        Position then = now.then(after.trade(now.s, seat, by, terms));
        return consent.againstTrade(now, then, seat, by, terms) == null;
    }

    /** What the other offered and one token more of it, if both are content with that. */
    private double more(Position now, int seat, int by, Swap offered, Swap own) {
        if (!own.give().equals(offered.give()) || !isOneMore(own.want(), offered.want())) return 0;
        Position then = now.then(after.trade(now.s, seat, by, own));
        boolean both = consent.againstTrade(now, then, seat, by, own) == null && then.worth(by) > now.worth(by);
        return both ? 1 : 0;
    }

    private static boolean isOneMore(Bundle own, Bundle offered) {
        if (!own.supplies().equals(offered.supplies()) || !own.transports().equals(offered.transports())) return false;
        for (Resource kind : Resource.all())
            if (own.tokens().equals(offered.tokens().plus(kind, 1)) && isFree(offered.tokens(), kind)) return true;
        return false;
    }

    private static boolean isFree(Tokens offered, Resource kind) {
        return offered.isEmpty() || offered.of(kind) > 0;
    }

    @Override
    public boolean isQuiet(ShipShapeState s) {
        return false;
    }
}

package boardroom.games.shipshape.sense;

import boardroom.engine.Rng;
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
import boardroom.games.shipshape.sense.Weights.Worth;
import java.util.List;

/**
 * 10.4 to 10.6: an action is as good as what it leads to; first come trades that help, among those that the partner would
 * accept. Nobody is asked twice who has declined in this turn.
 */
record BusinessSense(Judgement judge, After after, Bargains bargains, Consent consent, Worth weights)
        implements Sense<ShipShapeState, Business> {
    /** So far below passing is what a good player does not even think of. */
    private static final double OUT_OF_QUESTION = -100;

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Business> moves, double[] out) {
        Position now = judge.at(s);
        Need need = Need.of(now, seat);
        double pass = now.then(after.pass(s)).worth(seat) + weights.pass();
        double best = pass;
        for (int i = 0; i < moves.size(); i++) {
            out[i] = switch (moves.get(i)) {
                case Pass _ -> pass;
                case Commission move -> now.then(after.commission(s, move)).worth(seat);
                case Refresh move -> refresh(now, seat, need, move, pass);
                case Fulfil move -> now.then(after.fulfil(s, move)).worth(seat);
                case Joint move -> joint(now, seat, move, pass);
                case MakeOffer _ -> pass + OUT_OF_QUESTION;
            };
            best = Math.max(best, out[i]);
        }
        for (int i = 0; i < moves.size(); i++)
            if (moves.get(i) instanceof MakeOffer move) {
                double gain = offer(now, seat, need, move);
                if (gain > 0) out[i] = best + gain;
            }
    }

    /** The mean over a few pools that may come; paid with what can be spared best. */
    private double refresh(Position now, int seat, Need need, Refresh move, double pass) {
        ShipShapeState s = now.s;
        long held = Lanes.of(s.firms[seat].tokens);
        int kind = Lanes.furthestAbove(held, Lanes.of(need.tokens()), judge.refreshPrice());
        if (kind != move.pay().ordinal()) return pass + OUT_OF_QUESTION;
        Rng chance =
                Rng.stream(s.week * 1_000L + s.day * 10L + seat, move.sort().name());
        double sum = 0;
        for (int i = 0; i < weights.refreshedPools(); i++)
            sum += now.then(after.refresh(s, move, chance)).worth(seat);
        return sum / weights.refreshedPools() + weights.refresh();
    }

    private double joint(Position now, int seat, Joint move, double pass) {
        if (now.s.proposalsMade > 0) return pass + OUT_OF_QUESTION;
        Split split = after.split(now.s, move);
        Position then = now.then(after.joint(now.s, move.partner(), split));
        boolean agrees = consent.againstJoint(now, then, move.partner(), seat, split) == null;
        return agrees ? then.worth(seat) : pass + OUT_OF_QUESTION;
    }

    private double offer(Position now, int seat, Need need, MakeOffer move) {
        Integer to = move.to();
        if (to == null || hasDeclined(now.s, to)) return 0;
        return bargains.gain(now, seat, need, to, new Swap(move.give(), move.want()));
    }

    private static boolean hasDeclined(ShipShapeState s, int seat) {
        for (Talk talk : s.talks) if (talk.offer().to().has(seat) && talk.tradedWith() == null) return true;
        return false;
    }
}

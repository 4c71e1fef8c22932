package boardroom.games.shipshape.sense;

import boardroom.engine.offers.Offer;
import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import java.util.List;

/**
 * 10.5 and 10.6, for who is asked: accept what costs next to nothing, else ask for one token more if that would do, else
 * decline; and take the counter-offer that helps most. No answer at all is worth nothing.
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
            out[i] = s.proposal != null
                    ? joint(now, seat, s.proposal, moves.get(i))
                    : talk == null ? 0 : trade(now, seat, need, talk.offer(), moves.get(i));
    }

    private double trade(Position now, int seat, Need need, Offer<Swap> offer, ShipShapeMove move) {
        int by = offer.by();
        Swap offered = offer.terms().mirrored();
        return switch (move) {
            case Accept _ -> suits(now, seat, by, offered) ? ACCEPT : NEVER;
            case Counter own -> counter(now, seat, need, by, offered, new Swap(own.give(), own.want()));
            case Choose choice -> choice.seat() == null ? 0 : taken(now, seat, choice.seat(), offer);
            default -> 0;
        };
    }

    private boolean suits(Position now, int seat, int by, Swap terms) {
        Position then = foresight.trade(now, seat, by, terms);
        return consent.againstTrade(now, then, seat, by, terms) == null;
    }

    /** To an invitation what one would offer oneself; else what was offered and one token more. */
    private double counter(Position now, int seat, Need need, int by, Swap offered, Swap own) {
        if (offered.isInvitation()) {
            double gain = bargains.gain(now, seat, need, by, own);
            return gain > 0 ? Math.min(1, gain) : NEVER;
        }
        if (!own.give().equals(offered.give()) || !isOneMore(own.want(), offered.want())) return NEVER;
        boolean helps = foresight.trade(now, seat, by, own).worth(by) > now.worth(by);
        return helps && suits(now, seat, by, own) ? 1 : NEVER;
    }

    private static boolean isOneMore(Bundle own, Bundle offered) {
        if (!own.supplies().equals(offered.supplies()) || !own.transports().equals(offered.transports())) return false;
        for (Resource kind : Resource.all())
            if (own.tokens().equals(offered.tokens().plus(kind, 1))) return true;
        return false;
    }

    private double taken(Position now, int seat, int with, Offer<Swap> offer) {
        Swap terms = offer.counterOf(with);
        return terms == null ? 0 : foresight.trade(now, with, seat, terms).worth(seat) - now.worth(seat);
    }

    private double joint(Position now, int seat, Offer<Split> proposal, ShipShapeMove move) {
        if (!(move instanceof Agree agree)) return 0;
        Split asked = proposal.terms();
        Split split = new Split(asked.order(), asked.share(), asked.transports(), agree.transports());
        Position then = foresight.join(now, seat, split);
        return consent.againstJoint(now, then, seat, proposal.by(), split) == null ? then.worth(seat) : NEVER;
    }

    /** What is agreed shows only when it is done. */
    @Override
    public boolean isQuiet(ShipShapeState s) {
        return false;
    }
}

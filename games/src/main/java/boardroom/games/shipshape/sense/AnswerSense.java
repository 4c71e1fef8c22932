package boardroom.games.shipshape.sense;

import boardroom.engine.Sentence;
import boardroom.engine.offers.Offer;
import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 10.5 and 10.6, for who is asked: accept what costs next to nothing, else ask for one token more if that would do, else
 * decline; and take the counter-offer that helps most. A no is worth nothing.
 */
record AnswerSense(Foresight foresight, Glance glance, Bargains bargains, Consent consent, AnswerReasons reasons)
        implements Sense<ShipShapeState, ShipShapeMove> {
    private static final double NEVER = -1;
    private static final double ACCEPT = 2;

    /** To an offer a yes, a no, or the same for one token more. */
    @Override
    public @Nullable List<ShipShapeMove> candidates(ShipShapeState s, int seat) {
        Talk talk = s.talk();
        if (talk == null || talk.offer().isAnswered() || talk.offer().terms().isInvitation()) return null;
        List<ShipShapeMove> answers = new ArrayList<>();
        ShipShapeMove yes = foresight.yes(s, seat);
        if (yes != null) answers.add(yes);
        answers.add(Decline.DECLINE);
        if (s.terms.counterOffers()) oneMore(s, seat, talk.offer(), answers);
        return answers;
    }

    private void oneMore(ShipShapeState s, int seat, Offer<Swap> offer, List<ShipShapeMove> out) {
        Bundle give = offer.terms().want();
        Bundle offered = offer.terms().give();
        for (Resource kind : Resource.all()) {
            Bundle want = new Bundle(offered.tokens().plus(kind, 1), offered.supplies(), offered.transports());
            if (foresight.trades().refusal(s, seat, offer.by(), new Swap(give, want)) == null)
                out.add(new Counter(give, want));
        }
    }

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

    @Override
    public @Nullable Sentence reason(ShipShapeState s, int seat, ShipShapeMove move) {
        return reasons.of(s, seat, move);
    }

    // At a glance

    @Override
    public void glance(ShipShapeState s, int seat, List<? extends ShipShapeMove> moves, double[] out) {
        Sketch sketch = new Sketch(glance, s);
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Accept _ -> accept(s, seat, sketch);
                case Counter move -> counter(s, seat, sketch, move);
                case Choose move -> choose(s, seat, sketch, move);
                case Agree move -> agree(s, seat, sketch, move);
                default -> 0;
            };
    }

    private double accept(ShipShapeState s, int seat, Sketch sketch) {
        Talk talk = s.talk();
        if (talk == null) return NEVER;
        sketch.trade(talk.offer().by(), seat, talk.offer().terms());
        return sketch.suits(seat, s.active, weights().mayCost()) ? ACCEPT : NEVER;
    }

    private double counter(ShipShapeState s, int seat, Sketch sketch, Counter move) {
        Talk talk = s.talk();
        if (talk == null) return NEVER;
        int by = talk.offer().by();
        Swap offered = talk.offer().terms();
        if (offered.isInvitation()) {
            double gain = bargains.glance(sketch, seat, by, move.give(), move.want());
            return gain > 0 ? Math.min(1, gain) : NEVER;
        }
        if (!move.give().equals(offered.want()) || !isOneMore(move.want(), offered.give())) return NEVER;
        sketch.trade(seat, by, move.give(), move.want());
        boolean helps = sketch.worthThen(by) > sketch.worth(by);
        return helps && sketch.suits(seat, s.active, weights().mayCost()) ? 1 : NEVER;
    }

    private static double choose(ShipShapeState s, int seat, Sketch sketch, Choose move) {
        Talk talk = s.talk();
        Integer other = move.seat();
        Swap counter = talk == null || other == null ? null : talk.offer().counterOf(other);
        if (counter == null || other == null) return 0;
        sketch.trade(other, seat, counter);
        return sketch.worthThen(seat) - sketch.worth(seat);
    }

    private double agree(ShipShapeState s, int seat, Sketch sketch, Agree move) {
        Offer<Split> proposal = s.proposal;
        if (proposal == null) return NEVER;
        Split asked = proposal.terms();
        sketch.join(asked.order().id(), proposal.by(), seat, asked.share(), asked.transports(), move.transports());
        return sketch.suits(seat, s.active, weights().jointMayCost()) ? sketch.worthThen(seat) : NEVER;
    }

    private Weights.Trade weights() {
        return glance.weights.trade();
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

package boardroom.games.shipshape.sense;

import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Sort;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 10.4 to 10.6: an action is as good as what it leads to; before it come trades that help, among those that the partner
 * would accept. Nobody is asked twice who has declined in this turn.
 */
record BusinessSense(Foresight foresight, Glance glance, Bargains bargains, Consent consent, Reasons reasons)
        implements Sense<ShipShapeState, Business> {
    /** So far below everything else is what a good player does not even think of. */
    private static final double NEVER = -100;

    /** What differs by less is the same, but for the order in which it was added up. */
    private static final double SAME = 1e-9;

    @Override
    public List<Business> candidates(ShipShapeState s, int seat) {
        return Shortlist.of(foresight.business(), glance, s, seat);
    }

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Business> moves, double[] out) {
        Position now = foresight.of(s);
        Need need = Need.of(now, seat);
        List<Joint> house = house(s, moves);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            out[i] = switch (moves.get(i)) {
                case Pass pass ->
                    foresight.after(now, seat, pass).worth(seat) + weights().pass();
                case Commission _, Fulfil _ ->
                    foresight.after(now, seat, moves.get(i)).worth(seat);
                case Refresh move ->
                    isPaidBest(s, seat, need.tokens(), move) ? foresight.refreshed(now, seat, move) : NEVER;
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
        tellApart(moves.size(), out);
    }

    /** The splits that the house proposes. */
    private List<Joint> house(ShipShapeState s, List<? extends Business> moves) {
        List<Joint> house = new ArrayList<>();
        for (Business listed : moves)
            if (listed instanceof Joint) {
                foresight.business().splits(s, house::add);
                return house;
            }
        return house;
    }

    /** Whether no other kind can be spared better. */
    private boolean isPaidBest(ShipShapeState s, int seat, Tokens needed, Refresh move) {
        long held = Lanes.of(s.firms[seat].tokens);
        int price = glance.numbers.refreshPrice();
        return Resource.all()[Lanes.furthestAbove(held, Lanes.of(needed), price)] == move.pay();
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

    static boolean hasDeclined(ShipShapeState s, int seat) {
        for (Talk talk : s.talks) if (talk.offer().to().has(seat) && talk.tradedWith() == null) return true;
        return false;
    }

    /** Hundreds of moves nobody thinks of must not hide by how much the few good ones differ. */
    private void tellApart(int count, double[] out) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) best = Math.max(best, out[i]);
        for (int i = 0; i < count; i++) {
            double below = Math.rint((best - out[i]) / SAME) * SAME;
            out[i] = out[i] == NEVER ? 0 : Math.exp(-below / weights().telling());
        }
    }

    private Weights.Worth weights() {
        return glance.weights.worth();
    }

    @Override
    public @Nullable Sentence reason(ShipShapeState s, int seat, Business move) {
        return reasons.of(s, seat, move);
    }

    // At a glance

    @Override
    public void glance(ShipShapeState s, int seat, List<? extends Business> moves, double[] out) {
        Sketch sketch = new Sketch(glance, s);
        List<Joint> house = house(s, moves);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            out[i] = switch (moves.get(i)) {
                case Pass _ -> {
                    sketch.pass();
                    yield sketch.worthThen(seat) + weights().pass();
                }
                case Commission move -> {
                    sketch.commission(move.card(), move.discard());
                    yield sketch.worthThen(seat);
                }
                case Fulfil move -> {
                    sketch.fulfil(move.order(), move.transports());
                    yield sketch.worthThen(seat);
                }
                case Refresh move -> refresh(s, seat, sketch, move);
                case Joint move -> joint(s, seat, sketch, move, house);
                case MakeOffer _ -> NEVER;
            };
            best = Math.max(best, out[i]);
        }
        for (int i = 0; i < moves.size(); i++)
            if (moves.get(i) instanceof MakeOffer move) {
                Integer to = move.to();
                if (to == null || hasDeclined(s, to)) continue;
                double gain = bargains.glance(sketch, seat, to, move.give(), move.want());
                if (gain > 0) out[i] = best + gain;
            }
        tellApart(moves.size(), out);
    }

    private double refresh(ShipShapeState s, int seat, Sketch sketch, Refresh move) {
        if (!isPaidBest(s, seat, sketch.needs(seat), move)) return NEVER;
        sketch.refresh(Tokens.of(move.pay(), glance.numbers.refreshPrice()), move.sort() == Sort.TRANSPORT);
        return sketch.worthThen(seat) + weights().refresh();
    }

    private double joint(ShipShapeState s, int seat, Sketch sketch, Joint move, List<Joint> house) {
        if (s.proposalsMade > 0 || !house.contains(move)) return NEVER;
        sketch.join(move.order(), seat, move.partner(), move.share(), move.transports(), null);
        return sketch.suits(move.partner(), seat, glance.weights.trade().jointMayCost())
                ? sketch.worthThen(seat)
                : NEVER;
    }
}

package boardroom.games.shipshape.sense;

import boardroom.engine.Events;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What to hold on to (10.1): in collecting and storing what the plan needs, in the settlement what serves next week. */
record KeepSense(Foresight foresight, Glance glance, KeepReasons reasons)
        implements Sense<ShipShapeState, ShipShapeMove> {

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends ShipShapeMove> moves, double[] out) {
        Position now = foresight.of(s);
        long need = Lanes.of(Need.of(now, seat).tokens());
        for (int i = 0; i < moves.size(); i++)
            out[i] = moves.get(i) instanceof Collect move
                    ? foresight.after(now, seat, move).worth(seat)
                    : kept(s, seat, moves.get(i), need);
    }

    @Override
    public void glance(ShipShapeState s, int seat, List<? extends ShipShapeMove> moves, double[] out) {
        Glimpse now = glance.at(s);
        now.outlook();
        int aim = now.aim(seat);
        long need = aim < 0 ? 0 : Lanes.of(now.needs(aim, seat));
        for (int i = 0; i < moves.size(); i++)
            out[i] =
                    moves.get(i) instanceof Collect move ? collected(s, seat, move) : kept(s, seat, moves.get(i), need);
    }

    @Override
    public @Nullable Sentence reason(ShipShapeState s, int seat, ShipShapeMove move) {
        return reasons.of(s, seat, move);
    }

    private double collected(ShipShapeState s, int seat, Collect move) {
        ShipShapeState then = s.copy();
        foresight.collecting().play(then, seat, move, Events.NONE);
        Glimpse position = glance.at(then);
        return glance.worth(position, seat, position.outlook());
    }

    private double kept(ShipShapeState s, int seat, ShipShapeMove choice, long need) {
        return switch (choice) {
            case Store move -> stored(Lanes.of(s.firms[seat].tokens.minus(move.back())), need);
            case Settle move -> settled(s, s.firms[seat], move);
            default -> 0;
        };
    }

    /** What goes back is what is furthest above the need. */
    private static double stored(long kept, long need) {
        double score = 0;
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            int above = Lanes.of(kept, kind) - Lanes.of(need, kind);
            score -= above > 0 ? above * above : Lanes.count(kept) * -above;
        }
        return score;
    }

    /** The supplies worth most to this firm and the largest fleet; in the end only upkeep counts, which breaks ties. */
    private double settled(ShipShapeState s, Firm firm, Settle move) {
        boolean isLast = s.week >= s.terms.weeks();
        double score = 0;
        for (SupplyInPlay supply : firm.supplies)
            if (move.keep().contains(supply.card().id())) score += glance.appraisal.value(firm, supply.card());
        for (TransportInPlay each : firm.transports)
            if (move.maintain().contains(each.card().id()))
                score +=
                        isLast ? each.card().maintenance().count() : each.card().capacity();
        return score;
    }
}

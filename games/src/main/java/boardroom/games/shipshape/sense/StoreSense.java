package boardroom.games.shipshape.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.List;

/** What goes back is what is furthest above the need. */
record StoreSense(Judgement judge) implements Sense<ShipShapeState, Store> {

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Store> moves, double[] out) {
        long need = Lanes.of(Need.of(judge.at(s), seat).tokens());
        for (int i = 0; i < moves.size(); i++) {
            long kept = Lanes.of(s.firms[seat].tokens.minus(moves.get(i).back()));
            out[i] = 0;
            for (int kind = 0; kind < Lanes.KINDS; kind++) {
                int above = Lanes.of(kept, kind) - Lanes.of(need, kind);
                out[i] -= above > 0 ? above * above : Lanes.count(kept) * -above;
            }
        }
    }
}

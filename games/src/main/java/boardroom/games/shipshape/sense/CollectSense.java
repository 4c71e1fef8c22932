package boardroom.games.shipshape.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.List;

/** The order of collecting that leaves what the plan needs. */
record CollectSense(Judgement judge, After after) implements Sense<ShipShapeState, Collect> {

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Collect> moves, double[] out) {
        Position now = judge.at(s);
        for (int i = 0; i < moves.size(); i++)
            out[i] = now.then(after.collect(s, moves.get(i).order())).worth(seat);
    }
}

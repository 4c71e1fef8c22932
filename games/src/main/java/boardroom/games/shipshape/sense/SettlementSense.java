package boardroom.games.shipshape.sense;

import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.rules.Settlements;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.7.3: tokens go back and supplies are free to keep, so that only settlements to which nothing could be added count. */
record SettlementSense(Sense<ShipShapeState, ShipShapeMove> keeping, int suppliesKept)
        implements Sense<ShipShapeState, ShipShapeMove> {

    @Override
    public List<ShipShapeMove> candidates(ShipShapeState s, int seat) {
        List<Settle> all = Settlements.all(s.firms[seat], suppliesKept);
        List<ShipShapeMove> full = new ArrayList<>();
        for (Settle one : all) if (all.stream().noneMatch(other -> isMore(other, one))) full.add(one);
        return full;
    }

    private static boolean isMore(Settle settle, Settle than) {
        return !settle.equals(than)
                && settle.keep().containsAll(than.keep())
                && settle.maintain().containsAll(than.maintain());
    }

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends ShipShapeMove> moves, double[] out) {
        keeping.scores(s, seat, moves, out);
    }

    @Override
    public void glance(ShipShapeState s, int seat, List<? extends ShipShapeMove> moves, double[] out) {
        keeping.glance(s, seat, moves, out);
    }

    @Override
    public @Nullable Sentence reason(ShipShapeState s, int seat, ShipShapeMove move) {
        return keeping.reason(s, seat, move);
    }

    @Override
    public boolean isQuiet(ShipShapeState s) {
        return keeping.isQuiet(s);
    }
}

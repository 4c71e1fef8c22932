package boardroom.games.shipit.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipit.rules.ShipMove.PuzzleMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.Arrays;
import java.util.List;

/** Programs are not listed, so that nothing can be said of the one move that is. */
public final class PuzzleSense implements Sense<ShipState, PuzzleMove> {
    @Override
    public void scores(ShipState s, int seat, List<? extends PuzzleMove> moves, double[] out) {
        Arrays.fill(out, 0, moves.size(), 0);
    }

    /** Who wins it is worth little, and nothing can be decided but when to stop. */
    @Override
    public boolean isQuiet(ShipState s) {
        return true;
    }
}

package boardroom.games.shipit.puzzle;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a run went: what was wrong (nothing: it is correct), how many steps, coins left, and where it stood. */
public record Run(@Nullable Fault fault, int steps, int coinsLeft, Stop stop) {

    /** Where the robot stood, and the block that failed: its place in its list, level by level. */
    public record Stop(int x, int y, Facing facing, boolean inFunction, List<Integer> block) {}

    public boolean correct() {
        return fault == null;
    }
}

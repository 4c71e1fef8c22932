package boardroom.cli.scenes;

import boardroom.engine.Deal;
import boardroom.engine.Move;
import java.util.List;

/** A journal up to its scene: what was dealt and the moves made. */
record Recording(String game, int rulesVersion, Deal deal, List<Line> lines) {

    /** One move: whose, in answer to which decision, and what. */
    record Line(int seat, String decision, Move move) {}
}

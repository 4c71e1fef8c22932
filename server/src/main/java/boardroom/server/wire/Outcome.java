package boardroom.server.wire;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import java.util.List;

/** How a game ended, in short. */
public record Outcome(Say headline, List<Placed> places) {
    public Outcome {
        places = List.copyOf(places);
    }

    /** How a seat came out; whoever had left it counts as last, after all who stayed. */
    public record Placed(int seat, int rank, Arg score, boolean won) {}
}

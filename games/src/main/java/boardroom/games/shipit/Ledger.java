package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Say;
import boardroom.engine.Step;
import java.util.ArrayList;
import java.util.List;

/** Takes down how each figure of a Resolution came about, line by line, so that it can be told. */
final class Ledger {
    /** One figure: the step of 5.2 to 5.7, what it moved and from where to where, and why. */
    record Line(String step, Track track, int before, int after, Breakdown why) {}

    private final List<Line> lines = new ArrayList<>();
    private List<Step> steps = new ArrayList<>();

    List<Line> lines() {
        return lines;
    }

    void step(Say label, Arg amount, String kind) {
        steps.add(new Step(label, amount, kind));
    }

    /** Whether something was noted since the last line. */
    boolean isOpen() {
        return !steps.isEmpty();
    }

    /** Closes the line whose steps were noted. */
    void close(String step, Track track, Say title, int before, int after) {
        lines.add(new Line(
                step, track, before, after, new Breakdown(title, List.copyOf(steps), track.amount(after - before))));
        steps = new ArrayList<>();
    }
}

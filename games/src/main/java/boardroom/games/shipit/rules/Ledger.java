package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Sentence;
import boardroom.engine.Step;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Takes down how each figure of a Resolution came about, line by line, so that it can be told. */
public final class Ledger {
    /** One figure: the step of 5.2 to 5.7, what it moved and from where to where, and why. */
    public record Line(String step, Track track, int before, int after, Breakdown why) {}

    private final List<Line> lines = new ArrayList<>();
    /** What was noted since the last line of a track: a sum may grow over several steps. */
    private final Map<Track, List<Step>> open = new EnumMap<>(Track.class);

    public List<Line> lines() {
        return lines;
    }

    void step(Track track, SumLine label, Arg amount, String kind) {
        open.computeIfAbsent(track, _ -> new ArrayList<>()).add(Step.of(label, amount, kind));
    }

    /** Whether something was noted of a track since its last line. */
    boolean isOpen(Track track) {
        return open.containsKey(track);
    }

    /** Closes the line whose steps were noted. */
    void close(String step, Track track, Sentence title, int before, int after) {
        List<Step> steps = open.remove(track);
        lines.add(new Line(
                step,
                track,
                before,
                after,
                Breakdown.of(title, steps == null ? List.of() : List.copyOf(steps), track.amount(after - before))));
    }
}

package boardroom.games.shipit.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks for a shorter program than the hidden one (5.9, loopOnly, withFunction and the probes). */
final class Solver {
    private static final int SHORTEST_FUNCTION = 3;
    private static final int FUNCTIONS_TRIED = 12;

    private final Grid grid;
    private final PuzzleRules.Language language;
    private final String word;
    private final Compression compression;
    /** How much work was done so far: steps run, and cells of compression filled. */
    long effort;

    Solver(Grid grid, PuzzleRules.Language language, String word) {
        this.grid = grid;
        this.language = language;
        this.word = word;
        this.compression = new Compression(word, language.loopTimes());
        this.effort = compression.effort();
    }

    private boolean solves(Program program) {
        GridWorld world = new GridWorld(grid);
        Interpreter run = Interpreter.run(program, world, language.stepLimit(), null);
        effort += run.steps;
        return run.fault == null && world.coinsLeft == 0;
    }

    /** The shortest with loops alone; the last loop may run on past the last coin. */
    Program loopOnly() {
        int length = word.length();
        int best = compression.cost(0, length);
        Program shortest = null;
        for (int i = 0; i < length; i++)
            for (int period = 1; i + period < length; period++) {
                int rest = length - i;
                int n = (rest + period - 1) / period;
                if (n < language.loopTimes().min() || n > language.loopTimes().max() || n * period == rest) continue;
                int cost = compression.cost(0, i) + 1 + compression.cost(i, i + period);
                if (cost >= best || !compression.agree(i, i + period, rest - period)) continue;
                Program program = running(i, period, n);
                if (!solves(program)) continue;
                best = cost;
                shortest = program;
            }
        return shortest == null ? Program.of(compression.blocks(0, length)) : shortest;
    }

    private Program running(int from, int period, int times) {
        List<Block> main = compression.blocks(0, from);
        main.add(new Block.Loop(times, compression.blocks(from, from + period)));
        return Program.of(main);
    }

    /** A part of the word that may become the function, and how often it stands there. */
    private record Candidate(String part, int from, int count) {
        int saves() {
            return (part.length() - 1) * (count - 1);
        }
    }

    /** The shortest with one function that is shorter than {@code below}; {@code null}: there is none. */
    @Nullable Program withFunction(int below) {
        int length = word.length();
        int best = below;
        Program shortest = null;
        for (Candidate candidate : candidates()) {
            int from = candidate.from();
            int span = candidate.part().length();
            int frame = 1 + compression.cost(from, from + span);
            if (frame + 1 >= best) continue;
            Compression calling = compression.calling(from, span);
            effort += calling.effort();
            int cost = frame + calling.cost(0, length);
            if (cost >= best) continue;
            best = cost;
            shortest = new Program(calling.blocks(0, length), compression.blocks(from, from + span));
        }
        return shortest;
    }

    private List<Candidate> candidates() {
        List<Candidate> found = new ArrayList<>();
        int length = word.length();
        for (int span = SHORTEST_FUNCTION; span <= length / 2; span++)
            for (int i = 0; i + 2 * span <= length; i++) {
                if (standsBefore(i, span)) continue;
                int count = count(i, span);
                if (count >= 2) found.add(new Candidate(word.substring(i, i + span), i, count));
            }
        found.sort(Comparator.comparingInt(Candidate::saves)
                .reversed()
                .thenComparingInt(c -> -c.part().length())
                .thenComparing(Candidate::part));
        return found.subList(0, Math.min(FUNCTIONS_TRIED, found.size()));
    }

    private boolean standsBefore(int i, int span) {
        for (int before = 0; before < i; before++) if (compression.agree(before, i, span)) return true;
        return false;
    }

    /** How often the part at i stands in the word without overlap, counted from the left. */
    private int count(int i, int span) {
        int count = 1;
        for (int j = i + span; j + span <= word.length(); ) {
            if (compression.agree(i, j, span)) {
                count++;
                j += span;
            } else j++;
        }
        return count;
    }

    /** The shortest of best and the probes; among equals the first. */
    Program probed(Program best, List<Probes.Probe> probes) {
        Program shortest = best;
        int blocks = best.blocks();
        for (Probes.Probe probe : probes) {
            if (probe.blocks() >= blocks || !solves(probe.program())) continue;
            shortest = probe.program();
            blocks = probe.blocks();
        }
        return shortest;
    }
}

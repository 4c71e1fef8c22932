package boardroom.games.shipit.puzzle;

import java.util.List;

/**
 * A puzzle as generated: its grid, its par, and three correct programs with the fewest blocks first ("rungs"), the first
 * of which is the par program.
 */
public record Puzzle(int difficulty, long seed, Grid grid, int par, List<Program> rungs) {
    public Puzzle {
        rungs = List.copyOf(rungs);
    }

    /** The shortest program the generator knows. */
    public Program solution() {
        return rungs.getFirst();
    }

    public int coins() {
        return grid.coins();
    }

    /** Runs a program that was not refused. */
    public Run run(Program program, PuzzleRules.Language language) {
        return Interpreter.run(program, grid, language.stepLimit());
    }
}

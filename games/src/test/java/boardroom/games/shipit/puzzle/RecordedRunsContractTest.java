package boardroom.games.shipit.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.engine.Rng;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Runs of this interpreter as a file: the client's own, which lets people try programs out, must run them just so.
 * {@code ./boardroom golden} makes it anew.
 */
class RecordedRunsContractTest {
    private static final Path FILE = Path.of("src", "test", "resources", "golden", "ship-it", "runs.json");
    private static final int PUZZLES = 6;
    private static final int RANDOM_PROGRAMS = 5;
    private static final int DEEPEST = 3;
    private static final List<Condition> CONDITIONS = List.of(Condition.values());
    private static final int LONGEST = 4;
    private static final PuzzleRules RULES = PuzzleBox.RULES;

    /** A program in a world, how it went, and the primitives it carried out. */
    private record Recorded(List<String> map, Program program, Run run, String did) {}

    @Test
    void recorded_runs_are_unchanged() throws IOException {
        List<Recorded> runs = new ArrayList<>();
        PuzzleMaker maker = new PuzzleMaker(RULES);
        Rng rng = new Rng(1);
        for (int difficulty = 1; difficulty <= RULES.difficulties().size(); difficulty++)
            for (long seed = 0; seed < PUZZLES; seed++) {
                Puzzle puzzle = maker.make(difficulty, seed);
                for (Program rung : puzzle.rungs()) {
                    runs.add(record(puzzle.grid(), rung));
                    runs.add(record(puzzle.grid(), shortened(rung, rng)));
                }
                for (int i = 0; i < RANDOM_PROGRAMS; i++) runs.add(record(puzzle.grid(), program(rng)));
            }
        assertThat(runs)
                .as("every way a run can end")
                .extracting(r -> r.run().fault())
                .contains(Fault.values());
        String actual =
                runs.stream().map(Json.MAPPER::writeValueAsString).collect(Collectors.joining(",\n", "[\n", "\n]\n"));
        if (Boolean.getBoolean("golden")) Files.writeString(FILE, actual);
        assertThat(actual).isEqualTo(Files.readString(FILE));
    }

    private static Recorded record(Grid grid, Program program) {
        int limit = RULES.language().stepLimit();
        StringBuilder did = new StringBuilder();
        boolean correct = Interpreter.isCorrect(program, grid, limit, did);
        Run run = Interpreter.run(program, grid, limit);
        assertThat(run.correct()).isEqualTo(correct);
        return new Recorded(grid.map(), program, run, did.toString());
    }

    /** A right program with a block missing: mostly a near miss. */
    private static Program shortened(Program program, Rng rng) {
        List<Block> main = new ArrayList<>(program.main());
        main.remove(rng.below(main.size()));
        return new Program(main, program.function());
    }

    private static Program program(Rng rng) {
        List<Block> function = rng.below(2) == 0 ? List.of() : list(rng, 1, false);
        return new Program(list(rng, 0, !function.isEmpty()), function);
    }

    private static List<Block> list(Rng rng, int depth, boolean mayCall) {
        List<Block> blocks = new ArrayList<>();
        for (int i = rng.below(LONGEST); i >= 0; i--) blocks.add(block(rng, depth, mayCall));
        return blocks;
    }

    private static Block block(Rng rng, int depth, boolean mayCall) {
        Condition condition = CONDITIONS.get(rng.below(CONDITIONS.size()));
        return switch (rng.below(depth < DEEPEST ? 9 : 6)) {
            case 0, 1 -> Block.MOVE;
            case 2 -> Block.LEFT;
            case 3 -> Block.RIGHT;
            case 4 -> new Block.If(Condition.COIN_HERE, List.of(Block.COLLECT));
            case 5 -> mayCall ? Block.CALL : Block.MOVE;
            case 6 -> new Block.Loop(2 + rng.below(8), list(rng, depth + 1, mayCall));
            case 7 -> new Block.If(condition, list(rng, depth + 1, mayCall));
            default -> new Block.While(condition, list(rng, depth + 1, mayCall));
        };
    }
}

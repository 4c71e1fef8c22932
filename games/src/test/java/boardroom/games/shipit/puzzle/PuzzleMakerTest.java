package boardroom.games.shipit.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The generator and its solver (5.9). */
class PuzzleMakerTest {
    private static final PuzzleRules RULES = PuzzleBox.RULES;
    private final PuzzleMaker maker = new PuzzleMaker(RULES);

    static Stream<PuzzleRules.Example> examples() {
        return RULES.examples().stream();
    }

    @Test
    void g34_random_numbers() {
        Draws zero = new Draws(0);
        assertThat(zero.next()).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(zero.next()).isEqualTo(0x6E789E6AA1B965F4L);
        assertThat(zero.next()).isEqualTo(0x06C45D188009454FL);
        Draws draws = new Draws(42);
        assertThat(List.of(
                        draws.pick(6),
                        draws.pick(6),
                        draws.pick(6),
                        draws.pick(6),
                        draws.pick(6),
                        draws.pick(6),
                        draws.pick(6),
                        draws.pick(6)))
                .containsExactly(1, 1, 0, 0, 4, 0, 1, 2);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void g34_the_generator_reproduces_the_examples_of_the_data_file(PuzzleRules.Example example) {
        Puzzle puzzle = maker.make(example.difficulty(), example.seed());
        assertThat(puzzle.grid().map()).isEqualTo(example.map());
        assertThat(puzzle.par()).isEqualTo(example.par());
        assertThat(puzzle.rungs().stream().map(Program::blocks))
                .containsExactlyElementsOf(
                        example.rungs().stream().map(PuzzleRules.Rung::blocks).toList());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void the_programs_of_the_examples_are_correct(PuzzleRules.Example example) {
        Grid grid = Grid.of(example.map());
        Run run = Interpreter.run(example.solution(), grid, RULES.language().stepLimit());
        assertThat(run.correct()).isTrue();
        assertThat(run.steps()).isEqualTo(example.steps());
        assertThat(example.solution()).isEqualTo(ProgramText.read(example.solutionText()));
        for (PuzzleRules.Rung rung : example.rungs()) {
            Program program = ProgramText.read(rung.text());
            assertThat(program.blocks()).isEqualTo(rung.blocks());
            assertThat(Interpreter.isCorrect(program, grid, RULES.language().stepLimit(), null))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void every_generated_puzzle_is_solvable_within_its_limits(int difficulty) {
        PuzzleRules.Difficulty limits = RULES.difficulty(difficulty);
        for (long seed = 0; seed < 300; seed++) {
            Puzzle puzzle = maker.make(difficulty, seed * 0x9E3779B97F4A7C15L);
            assertThat(puzzle.par()).isBetween(limits.parMin(), limits.parMax());
            assertThat(puzzle.solution().blocks())
                    .as("par is what the solver finds")
                    .isEqualTo(puzzle.par());
            assertThat(puzzle.grid().coins()).isBetween(limits.coinsMin(), limits.coinsMax());
            assertThat(puzzle.rungs()).hasSize(3);
            for (Program rung : puzzle.rungs()) {
                assertThat(ProgramCheck.refusal(RULES, difficulty, rung)).isNull();
                assertThat(puzzle.run(rung, RULES.language()).correct()).isTrue();
                assertThat(rung.blocks()).isGreaterThanOrEqualTo(puzzle.par());
            }
        }
    }

    @Test
    void the_same_seed_gives_the_same_puzzle() {
        for (int difficulty = 1; difficulty <= 4; difficulty++) {
            Puzzle once = maker.make(difficulty, 77);
            Puzzle again = new PuzzleMaker(RULES).make(difficulty, 77);
            assertThat(again.grid().map()).isEqualTo(once.grid().map());
            assertThat(again.rungs()).isEqualTo(once.rungs());
            assertThat(maker.make(difficulty, 78).grid().map())
                    .isNotEqualTo(once.grid().map());
        }
    }

    @Test
    void a_harder_puzzle_needs_what_is_new_in_it() {
        for (long seed = 0; seed < 40; seed++) {
            assertThat(maker.make(3, seed).solution().contains(b -> b instanceof Block.If))
                    .isTrue();
            Program expert = maker.make(4, seed).solution();
            assertThat(expert.hasFunction() || expert.contains(b -> b instanceof Block.While))
                    .isTrue();
        }
    }

    @Test
    void easy_pars_are_optimal() {
        // Every Easy program is a word over M and C with loops: all shorter ones are tried.
        for (long seed = 0; seed < 12; seed++) {
            Puzzle puzzle = maker.make(1, seed);
            for (int blocks = 1; blocks < puzzle.par(); blocks++)
                for (List<Block> main : AllPrograms.of(blocks))
                    assertThat(Interpreter.isCorrect(Program.of(main), puzzle.grid(), 1000, null))
                            .as("%s solves %s", main, puzzle.grid().map())
                            .isFalse();
        }
    }
}

package boardroom.games.shipit.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.BoxReader;
import boardroom.games.shipit.ShipIt;
import boardroom.games.shipit.box.ShipBox;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** Puzzles made by other numbers than the shipped ones. */
class ChangedPuzzleRulesTest {
    private final ObjectNode box = (ObjectNode) BoxReader.shipped("ship-it").deepCopy();

    private ObjectNode at(String path) {
        return (ObjectNode) box.at(path);
    }

    /** The rules of the changed box, which must be playable. */
    private PuzzleRules rules() {
        return ((ShipBox) ShipIt.TITLE.open(box).box()).puzzle();
    }

    @Test
    void a_search_without_hope_ends_with_the_example() {
        at("/puzzle/generator")
                .put("attempts", 2_000)
                .put("dryRunSteps", 400)
                .put("switchRecipeEvery", 1)
                .putObject("recipes");
        for (int difficulty = 1; difficulty <= 4; difficulty++)
            at("/puzzle/generator/recipes")
                    .putArray(String.valueOf(difficulty))
                    .addObject()
                    .put("main", "loop(15)[loop(10)[M] C T]")
                    .put("function", "");
        at("/puzzle/language").put("stepLimit", 5_000);
        at("/puzzle/language/loopTimes").put("max", 20);
        for (int i = 0; i < 4; i++)
            at("/puzzle/difficulties/" + i)
                    .put("maxSize", 40)
                    .put("coinsMax", 100)
                    .put("parMax", 300)
                    .put("parMin", 300);

        PuzzleRules rules = rules();

        for (int difficulty = 1; difficulty <= 4; difficulty++) {
            int wanted = difficulty;
            PuzzleRules.Example example = rules.examples().stream()
                    .filter(e -> e.difficulty() == wanted)
                    .findFirst()
                    .orElseThrow();
            assertThat(new PuzzleMaker(rules).make(difficulty, 1).grid().map()).isEqualTo(example.map());
        }
    }

    @Test
    void no_rung_is_a_program_that_would_be_refused() {
        at("/puzzle/generator/recipes")
                .putArray("1")
                .addObject()
                .put("main", "loop(12)[M C]")
                .put("function", "");
        at("/puzzle/difficulties/0").put("maxSize", 40).put("coinsMax", 20);
        PuzzleRules rules = rules();

        Puzzle puzzle = new PuzzleMaker(rules).make(1, 1);

        for (Program rung : puzzle.rungs())
            assertThat(ProgramCheck.refusal(rules, 1, rung)).isNull();
    }
}

package boardroom.games.shipit.puzzle;

import boardroom.engine.BrokenBox;
import java.util.List;

/** Whether puzzles can be made and solved by the rules of a box: every recipe reads, every example works. */
public final class PuzzleCheck {
    private final PuzzleRules rules;

    private PuzzleCheck(PuzzleRules rules) {
        this.rules = rules;
    }

    /** Throws {@link BrokenBox} with the place of what can't be played. */
    public static void check(PuzzleRules rules) {
        PuzzleCheck check = new PuzzleCheck(rules);
        ascending(
                "language.loopTimes",
                rules.language().loopTimes().min(),
                rules.language().loopTimes().max());
        for (int i = 0; i < rules.difficulties().size(); i++)
            check.difficulty(i, rules.difficulties().get(i));
        for (int i = 0; i < rules.botSkills().size(); i++) {
            PuzzleRules.BotSkill skill = rules.botSkills().get(i);
            String place = "botSkills[" + i + "]";
            require(
                    skill.failPercent().size() >= rules.difficulties().size(),
                    place + ".failPercent",
                    "a percentage per difficulty");
            ascending(place + ".timePercentMin", skill.timePercentMin(), skill.timePercentMax());
        }
        rules.generator().recipes().forEach((difficulty, recipes) -> {
            for (int i = 0; i < recipes.size(); i++)
                recipe("generator.recipes." + difficulty + "[" + i + "]", recipes.get(i));
        });
        for (int i = 0; i < rules.examples().size(); i++)
            check.example("examples[" + i + "]", rules.examples().get(i));
    }

    private void difficulty(int i, PuzzleRules.Difficulty d) {
        String place = "difficulties[" + i + "]";
        require(d.id() == i + 1, place + ".id", "must be " + (i + 1));
        ascending(place + ".coinsMin", d.coinsMin(), d.coinsMax());
        ascending(place + ".minSize", d.minSize(), d.maxSize());
        ascending(place + ".parMin", d.parMin(), d.parMax());
        List<PuzzleRules.Recipe> recipes = rules.generator().recipes().getOrDefault(String.valueOf(d.id()), List.of());
        require(!recipes.isEmpty(), "generator.recipes." + d.id(), "no recipe");
        require(
                rules.examples().stream().anyMatch(e -> e.difficulty() == d.id()),
                "examples",
                "none of difficulty " + d.id());
    }

    /** Which turn or how many is drawn, but not whether it can be read. */
    private static void recipe(String place, PuzzleRules.Recipe recipe) {
        try {
            Program program = RecipeReader.read(recipe, new Draws(0));
            require(
                    !new Program(program.function(), List.of()).contains(block -> block instanceof Block.Call),
                    place + ".function",
                    "calls itself");
        } catch (IllegalArgumentException e) {
            throw broken(place, String.valueOf(e.getMessage()));
        }
    }

    private void example(String place, PuzzleRules.Example example) {
        require(
                example.difficulty() <= rules.difficulties().size(),
                place + ".difficulty",
                "no difficulty " + example.difficulty());
        int width = example.map().getFirst().length();
        require(width >= 1 && width <= PuzzleRules.LARGEST, place + ".map[0]", "too narrow or too wide");
        for (int row = 1; row < example.map().size(); row++)
            require(example.map().get(row).length() == width, place + ".map[" + row + "]", "not as wide as the first");
        require(
                ProgramCheck.refusal(rules, example.difficulty(), example.solution()) == null,
                place + ".solution",
                "no program of this language");
        require(
                Interpreter.isCorrect(
                        example.solution(),
                        Grid.of(example.map()),
                        rules.language().stepLimit(),
                        null),
                place + ".solution",
                "does not solve it");
        require(example.par() == example.solution().blocks(), place + ".par", "not the blocks of its solution");
    }

    private static void ascending(String place, int min, int max) {
        require(min <= max, place, "more than its maximum of " + max);
    }

    private static void require(boolean holds, String place, String problem) {
        if (!holds) throw broken(place, problem);
    }

    private static BrokenBox broken(String place, String problem) {
        return new BrokenBox("puzzle." + place, problem);
    }
}

package boardroom.games.shipit.puzzle;

import boardroom.engine.BrokenBox;
import java.util.List;
import java.util.Map;

/** The puzzle part of the box: the language, the difficulties, the recipes and the skill of bots. */
public record PuzzleRules(
        Language language,
        List<Difficulty> difficulties,
        Generation generator,
        Map<String, String> mapLegend,
        List<BotSkill> botSkills,
        List<Example> examples) {

    /** The limits of a program. */
    public record Language(
            List<String> primitives,
            List<String> containers,
            String call,
            Range loopTimes,
            List<String> conditions,
            int maxBlocks,
            int maxNesting,
            int stepLimit,
            String blockCost,
            List<String> errors) {}

    /** From, to. */
    public record Range(int min, int max) {}

    /** What a puzzle of a round may be like. */
    public record Difficulty(
            int id,
            int round,
            String name,
            int seconds,
            int coinsMin,
            int coinsMax,
            int maxSize,
            int minSize,
            int parMin,
            int parMax,
            int wallAheadPercent,
            List<String> palette) {}

    /** How puzzles are made. */
    public record Generation(
            String rng,
            int attempts,
            int switchRecipeEvery,
            int dryRunSteps,
            int fillWallPercent,
            Map<String, List<Recipe>> recipes) {}

    /** A hidden program with its blanks (5.9, Reading a recipe). */
    public record Recipe(String main, String function) {}

    /** How well bots of a level program: percent by difficulty and by rung, and when they hand in. */
    public record BotSkill(
            String id, List<Integer> failPercent, List<Integer> rungPercent, int timePercentMin, int timePercentMax) {}

    /** A puzzle as it must come out of the generator. */
    public record Example(
            String id,
            int difficulty,
            long seed,
            int width,
            int height,
            Start start,
            List<List<Integer>> coins,
            List<List<Integer>> walls,
            List<String> map,
            int par,
            Program solution,
            String solutionText,
            int steps,
            List<Rung> rungs) {}

    /** Where the robot starts. */
    public record Start(int x, int y, Facing facing) {}

    /** One of the three programs of a puzzle, as text. */
    public record Rung(int blocks, String text) {}

    public Difficulty difficulty(int id) {
        return difficulties.get(id - 1);
    }

    public List<Recipe> recipes(int difficulty) {
        List<Recipe> recipes = generator.recipes().get(String.valueOf(difficulty));
        if (recipes == null) throw new IllegalArgumentException("no recipes for difficulty " + difficulty);
        return recipes;
    }

    /** Throws {@link BrokenBox} with the place of what can't be played. */
    public void check() {
        if (difficulties.isEmpty()) throw new BrokenBox("puzzle.difficulties", "none");
        for (int i = 0; i < difficulties.size(); i++) {
            Difficulty d = difficulties.get(i);
            String place = "puzzle.difficulties[" + i + "]";
            if (d.id() != i + 1) throw new BrokenBox(place + ".id", "must be " + (i + 1));
            if (generator
                    .recipes()
                    .getOrDefault(String.valueOf(d.id()), List.of())
                    .isEmpty()) throw new BrokenBox("puzzle.generator.recipes." + d.id(), "no recipe");
            if (examples.stream().noneMatch(e -> e.difficulty() == d.id()))
                throw new BrokenBox("puzzle.examples", "none of difficulty " + d.id());
            if (d.seconds() <= 0) throw new BrokenBox(place + ".seconds", "must be positive");
        }
        for (int i = 0; i < botSkills.size(); i++)
            if (botSkills.get(i).failPercent().size() < difficulties.size()
                    || botSkills.get(i).rungPercent().size() != 3)
                throw new BrokenBox("puzzle.botSkills[" + i + "]", "a percentage per difficulty and three rungs");
        if (language.maxNesting() < 1 || language.maxNesting() > 50)
            throw new BrokenBox("puzzle.language.maxNesting", "from 1 to 50");
    }
}

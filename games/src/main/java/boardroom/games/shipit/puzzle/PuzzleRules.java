package boardroom.games.shipit.puzzle;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import java.util.List;
import java.util.Map;

/** The puzzle part of the box: the language, the difficulties, the recipes and the skill of bots. */
public record PuzzleRules(
        Language language,
        @Sized(from = 1, to = 10) List<Difficulty> difficulties,
        Generation generator,
        Map<String, String> mapLegend,
        @Sized(from = 1, to = 10) List<BotSkill> botSkills,
        List<Example> examples) {

    /** How many cells a grid has along one side at most. */
    static final int LARGEST = 40;

    /** The limits of a program. */
    public record Language(
            List<String> primitives,
            List<String> containers,
            String call,
            Range loopTimes,
            List<String> conditions,
            @Between(from = 1, to = 300) int maxBlocks,
            @Between(from = 1, to = 20) int maxNesting,
            @Between(from = 1, to = 5_000) int stepLimit,
            String blockCost,
            List<String> errors) {}

    /** From, to. */
    public record Range(
            @Between(from = 2, to = 20) int min,
            @Between(from = 2, to = 20) int max) {}

    /** What a puzzle of a round may be like. */
    public record Difficulty(
            @Between(from = 1, to = 10) int id,
            String name,
            @Between(to = 100) int coinsMin,
            @Between(to = 100) int coinsMax,
            @Between(from = 1, to = LARGEST) int maxSize,
            @Between(from = 1, to = LARGEST) int minSize,
            @Between(to = 300) int parMin,
            @Between(to = 300) int parMax,
            @Between(to = 100) int wallAheadPercent,
            List<String> palette) {}

    /** How puzzles are made. */
    public record Generation(
            String rng,
            @Between(from = 1, to = 2_000) int attempts,
            @Between(from = 1, to = 2_000) int switchRecipeEvery,
            @Between(from = 1, to = 400) int dryRunSteps,
            @Between(to = 100) int fillWallPercent,
            Map<String, List<Recipe>> recipes) {}

    /** A hidden program with its blanks (5.9, Reading a recipe). */
    public record Recipe(
            @Sized(to = 200) String main, @Sized(to = 200) String function) {}

    /** How well bots of a level program: percent by difficulty and by rung, and when they hand in. */
    public record BotSkill(
            String id,
            @Sized(from = 1, to = 10) List<@Between(to = 100) Integer> failPercent,
            @Sized(from = 3, to = 3) List<@Between(to = 100) Integer> rungPercent,
            @Between(to = 100) int timePercentMin,
            @Between(to = 100) int timePercentMax) {}

    /** A puzzle as it must come out of the generator. */
    public record Example(
            String id,
            @Between(from = 1, to = 10) int difficulty,
            @Between(to = 1_000_000_000) long seed,
            @Between(from = 1, to = LARGEST) int width,
            @Between(from = 1, to = LARGEST) int height,
            Start start,
            List<List<@Between(to = LARGEST - 1) Integer>> coins,
            List<List<@Between(to = LARGEST - 1) Integer>> walls,
            @Sized(from = 1, to = LARGEST) List<String> map,
            @Between(from = 1, to = 300) int par,
            Program solution,
            String solutionText,
            @Between(to = 5_000) int steps,
            List<Rung> rungs) {}

    /** Where the robot starts. */
    public record Start(
            @Between(to = LARGEST - 1) int x,
            @Between(to = LARGEST - 1) int y,
            Facing facing) {}

    /** One of the three programs of a puzzle, as text. */
    public record Rung(@Between(from = 1, to = 300) int blocks, String text) {}

    public Difficulty difficulty(int id) {
        return difficulties.get(id - 1);
    }

    public List<Recipe> recipes(int difficulty) {
        List<Recipe> recipes = generator.recipes().get(String.valueOf(difficulty));
        if (recipes == null) throw new IllegalArgumentException("no recipes for difficulty " + difficulty);
        return recipes;
    }
}

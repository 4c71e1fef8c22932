package boardroom.games.shipit.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The generator of 5.9: it builds a puzzle around a hidden program, so that it is always solvable. */
public final class PuzzleMaker {
    private static final int MEDIUM = 2;
    private static final int HARD = 3;
    private static final int EXPERT = 4;

    /** A hundred times what a shipped puzzle takes: whatever a box says, a puzzle is made in a moment. */
    private static final long MOST_EFFORT = 20_000_000;

    private final PuzzleRules rules;
    private final List<Probes.Probe> hardProbes;
    private final List<Probes.Probe> expertProbes;

    public PuzzleMaker(PuzzleRules rules) {
        this.rules = rules;
        this.hardProbes = Probes.hard(rules.language().loopTimes());
        this.expertProbes = Probes.expert(rules.language().loopTimes());
    }

    /** The puzzle of this name: the same one every time. */
    public Puzzle make(int difficulty, long seed) {
        Effort effort = new Effort();
        Draws draws = new Draws(seed + difficulty);
        List<PuzzleRules.Recipe> recipes = rules.recipes(difficulty);
        UndecidedWorld world = new UndecidedWorld(rules.generator().dryRunSteps());
        int kind = draws.pick(recipes.size());
        for (int attempt = 1; attempt <= rules.generator().attempts() && effort.spent < MOST_EFFORT; attempt++) {
            if (attempt % rules.generator().switchRecipeEvery() == 0) kind = (kind + 1) % recipes.size();
            Puzzle made = attempt(difficulty, seed, recipes.get(kind), world, draws, effort);
            if (made != null) return made;
        }
        return firstExample(difficulty, seed);
    }

    /** What the search for one puzzle has taken so far. */
    private static final class Effort {
        private long spent;
    }

    private @Nullable Puzzle attempt(
            int d, long seed, PuzzleRules.Recipe recipe, UndecidedWorld world, Draws draws, Effort effort) {
        PuzzleRules.Difficulty limits = rules.difficulty(d);
        Program hidden = RecipeReader.read(recipe, draws);
        world.begin(draws, limits.wallAheadPercent());
        if (Interpreter.run(hidden, world, rules.generator().dryRunSteps(), null).fault != null) return null;
        if (!layCoins(world, limits, draws)) return null;
        Grid grid = finish(d, world, limits, draws);
        if (grid == null) return null;
        StringBuilder trace = new StringBuilder();
        if (!Interpreter.isCorrect(hidden, grid, rules.language().stepLimit(), trace)) return null;
        String word = trace.substring(0, trace.lastIndexOf("C") + 1);
        if (d >= MEDIUM && word.indexOf('L') < 0 && word.indexOf('R') < 0) return null;
        Solver solver = new Solver(grid, rules.language(), word);
        Puzzle solved = solve(d, seed, grid, hidden, word, solver);
        effort.spent += solver.effort;
        return solved;
    }

    private static boolean layCoins(UndecidedWorld world, PuzzleRules.Difficulty limits, Draws draws) {
        int[] free = world.free();
        int freeCount = free.length;
        int want = limits.coinsMin() == limits.coinsMax()
                ? limits.coinsMin()
                : draws.range(limits.coinsMin(), limits.coinsMax());
        while (world.collectedCount < want && freeCount > 0) {
            int taken = draws.pick(freeCount);
            world.collect(free[taken]);
            System.arraycopy(free, taken + 1, free, taken, --freeCount - taken);
        }
        return world.collectedCount >= limits.coinsMin() && world.collectedCount <= limits.coinsMax();
    }

    /** Fills the bounding box with walls and floor and turns it; {@code null}: too large or too small. */
    private @Nullable Grid finish(int d, UndecidedWorld world, PuzzleRules.Difficulty limits, Draws draws) {
        int margin = d == 1 ? 1 : 0;
        int top = world.top - margin;
        int width = world.right - world.left + 1;
        int height = world.bottom + margin - top + 1;
        if (Math.max(width, height) > limits.maxSize() || Math.min(width, height) < limits.minSize()) return null;
        Grid grid = new Grid(width, height, -world.left, -top, Facing.E);
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                int atX = x + world.left;
                int atY = y + top;
                if (!world.isFloor(atX, atY)
                        && (world.isWall(atX, atY)
                                || draws.chance(rules.generator().fillWallPercent()))) grid.wall(x, y);
            }
        for (int i = 0; i < world.collectedCount; i++)
            grid.coin(world.xOf(world.collected[i]) - world.left, world.yOf(world.collected[i]) - top);
        if (d > 1) for (int turns = draws.pick(4); turns > 0; turns--) grid = grid.turned();
        return grid;
    }

    private @Nullable Puzzle solve(int d, long seed, Grid grid, Program hidden, String word, Solver solver) {
        Program loops = solver.loopOnly();
        int hiddenBlocks = hidden.blocks();
        int loopBlocks = loops.blocks();
        if (d >= HARD && loopBlocks <= hiddenBlocks) return null;
        Program best = loopBlocks < hiddenBlocks ? loops : hidden;
        if (d == EXPERT) {
            Program function = solver.withFunction(best.blocks());
            if (function != null) best = function;
        }
        if (d >= HARD) {
            best = solver.probed(best, d == EXPERT ? expertProbes : hardProbes);
            if (!isWorthIt(d, best)) return null;
        }
        int par = best.blocks();
        PuzzleRules.Difficulty limits = rules.difficulty(d);
        if (par < limits.parMin() || par > limits.parMax() || !isAccepted(d, best)) return null;
        return new Puzzle(d, seed, grid, par, rungs(d, best, loops, word));
    }

    /** A harder puzzle must need what is new in it. */
    private static boolean isWorthIt(int d, Program best) {
        return d == HARD
                ? best.contains(b -> b instanceof Block.If)
                : best.hasFunction() || best.contains(b -> b instanceof Block.While);
    }

    /** The par program, a half-clever one and the straight line, fewest blocks first; none that would be refused. */
    private List<Program> rungs(int d, Program best, Program loops, String word) {
        Program half = d <= MEDIUM ? best.unrolled() : loops;
        Program straight = Program.straight(word);
        List<Program> rungs = new ArrayList<>();
        rungs.add(best);
        rungs.add(isAccepted(d, half) ? half : best);
        rungs.add(isAccepted(d, straight) ? straight : rungs.get(1));
        rungs.sort(Comparator.comparingInt(Program::blocks));
        return rungs;
    }

    private boolean isAccepted(int d, Program program) {
        return ProgramCheck.refusal(rules, d, program) == null;
    }

    private Puzzle firstExample(int difficulty, long seed) {
        for (PuzzleRules.Example example : rules.examples()) {
            if (example.difficulty() != difficulty) continue;
            Grid grid = Grid.of(example.map());
            StringBuilder trace = new StringBuilder();
            Interpreter.isCorrect(example.solution(), grid, rules.language().stepLimit(), trace);
            String word = trace.substring(0, trace.lastIndexOf("C") + 1);
            Program loops = new Solver(grid, rules.language(), word).loopOnly();
            return new Puzzle(
                    difficulty, seed, grid, example.par(), rungs(difficulty, example.solution(), loops, word));
        }
        throw new IllegalStateException("no example of difficulty " + difficulty);
    }
}

package boardroom.games.shipit.puzzle;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs a program that keeps the limits of the language (5.9, Run): steps are counted before they are carried out, so
 * that every run ends.
 */
final class Interpreter {
    /** More lists inside one another than any program that was not refused has. */
    private static final int DEEPEST = 64;

    private final World world;
    private final List<Block> function;
    private final int stepLimit;
    private final @Nullable StringBuilder trace;
    private final int[] mainPath = new int[DEEPEST];
    private final int[] functionPath = new int[DEEPEST];
    private int[] path = mainPath;
    private boolean inFunction;

    int steps;

    @Nullable Fault fault;

    int[] faultPath = {};
    boolean faultInFunction;

    private Interpreter(World world, List<Block> function, int stepLimit, @Nullable StringBuilder trace) {
        this.world = world;
        this.function = function;
        this.stepLimit = stepLimit;
        this.trace = trace;
    }

    /** Runs a program to its end or its first fault; the trace collects the primitives carried out. */
    static Interpreter run(Program program, World world, int stepLimit, @Nullable StringBuilder trace) {
        Interpreter run = new Interpreter(world, program.function(), stepLimit, trace);
        run.list(program.main(), 0);
        return run;
    }

    /** Runs a program in a grid and says how it went. */
    static Run run(Program program, Grid grid, int stepLimit) {
        GridWorld world = new GridWorld(grid);
        Interpreter run = run(program, world, stepLimit, null);
        Fault fault = run.fault == null && world.coinsLeft > 0 ? Fault.COINS_LEFT : run.fault;
        return new Run(
                fault,
                run.steps,
                world.coinsLeft,
                new Run.Stop(
                        world.x,
                        world.y,
                        world.facing,
                        run.faultInFunction,
                        Arrays.stream(run.faultPath).boxed().toList()));
    }

    static boolean isCorrect(Program program, Grid grid, int stepLimit, @Nullable StringBuilder trace) {
        GridWorld world = new GridWorld(grid);
        return run(program, world, stepLimit, trace).fault == null && world.coinsLeft == 0;
    }

    private boolean list(List<Block> blocks, int depth) {
        for (int i = 0; i < blocks.size(); i++) {
            path[depth] = i;
            if (!block(blocks.get(i), depth)) return false;
        }
        return true;
    }

    private boolean block(Block block, int depth) {
        return switch (block) {
            case Block.Move _ -> step(depth) && (world.move() || fault(Fault.CRASH, depth)) && did('M');
            case Block.TurnLeft _ -> step(depth) && turned(true);
            case Block.TurnRight _ -> step(depth) && turned(false);
            case Block.Collect _ -> step(depth) && (world.collect() || fault(Fault.NO_COIN, depth)) && did('C');
            case Block.Call _ -> step(depth) && call();
            case Block.Loop loop -> loop(loop, depth);
            case Block.If branch -> step(depth) && (!world.holds(branch.cond()) || list(branch.body(), depth + 1));
            case Block.While loop -> loop(loop, depth);
        };
    }

    private boolean turned(boolean left) {
        if (left) world.turnLeft();
        else world.turnRight();
        return did(left ? 'L' : 'R');
    }

    private boolean call() {
        path = functionPath;
        inFunction = true;
        if (!list(function, 0)) return false;
        path = mainPath;
        inFunction = false;
        return true;
    }

    private boolean loop(Block.Loop loop, int depth) {
        for (int i = 0; i < loop.times(); i++) if (!step(depth) || !list(loop.body(), depth + 1)) return false;
        return true;
    }

    private boolean loop(Block.While loop, int depth) {
        while (true) {
            if (!step(depth)) return false;
            if (!world.holds(loop.cond())) return true;
            if (!list(loop.body(), depth + 1)) return false;
        }
    }

    private boolean step(int depth) {
        return ++steps <= stepLimit || fault(Fault.TOO_LONG, depth);
    }

    private boolean did(char letter) {
        if (trace != null) trace.append(letter);
        return true;
    }

    private boolean fault(Fault kind, int depth) {
        fault = kind;
        faultPath = Arrays.copyOf(path, depth + 1);
        faultInFunction = inFunction;
        return false;
    }
}

package boardroom.games.shipit.puzzle;

import java.util.ArrayList;
import java.util.List;

/** Short programs worth a try on every puzzle, in the order of 5.9. */
final class Probes {
    private static final Block[] MC = {Block.MOVE, Block.COLLECT};
    private static final Block[] MK = {Block.MOVE, new Block.If(Condition.COIN_HERE, List.of(Block.COLLECT))};
    private static final Block[] TURNS = {Block.LEFT, Block.RIGHT};

    /** A program and its number of blocks. */
    record Probe(Program program, int blocks) {}

    private final List<Probe> probes = new ArrayList<>();
    private final PuzzleRules.Range times;

    private Probes(PuzzleRules.Range times) {
        this.times = times;
    }

    static List<Probe> hard(PuzzleRules.Range times) {
        return new Probes(times).all(false);
    }

    static List<Probe> expert(PuzzleRules.Range times) {
        return new Probes(times).all(true);
    }

    private List<Probe> all(boolean expert) {
        for (int n = times.min(); n <= times.max(); n++)
            for (Block b : TURNS) {
                Block blocked = ifBlocked(b);
                add(n, Block.MOVE, Block.COLLECT, blocked);
                add(n, blocked, Block.MOVE, Block.COLLECT);
                if (expert) whiles(n, b);
            }
        for (int a = times.min(); a <= times.max(); a++)
            for (int c = times.min(); c <= times.max(); c++) for (Block b : TURNS) add(a, loop(c, MC), b);
        if (expert)
            for (int n = times.min(); n <= times.max(); n++)
                for (Block b : TURNS) {
                    add(n, whileClear(MK), b);
                    add(n, b, whileClear(MK));
                }
        for (int a = times.min(); a <= times.max(); a++)
            for (int c = times.min(); c <= times.max(); c++)
                for (Block b : TURNS) {
                    add(a, loop(c, MK), b);
                    add(a, b, loop(c, MK));
                    add(a, loop(c, MC), ifBlocked(b));
                }
        return List.copyOf(probes);
    }

    private void whiles(int n, Block b) {
        add(n, whileClear(MC), b);
        add(n, b, whileClear(MC));
        add(n, whileClear(Block.MOVE), Block.COLLECT, b);
        add(n, b, whileClear(Block.MOVE), Block.COLLECT);
        add(n, whileBlocked(b), Block.MOVE, Block.COLLECT);
        add(n, Block.MOVE, Block.COLLECT, whileBlocked(b));
    }

    private void add(int n, Block... body) {
        Program program = Program.of(loop(n, body));
        probes.add(new Probe(program, program.blocks()));
    }

    private static Block loop(int n, Block... body) {
        return new Block.Loop(n, List.of(body));
    }

    private static Block ifBlocked(Block b) {
        return new Block.If(Condition.PATH_BLOCKED, List.of(b));
    }

    private static Block whileClear(Block... body) {
        return new Block.While(Condition.PATH_CLEAR, List.of(body));
    }

    private static Block whileBlocked(Block b) {
        return new Block.While(Condition.PATH_BLOCKED, List.of(b));
    }
}

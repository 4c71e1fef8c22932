package boardroom.games.shipit.puzzle;

import boardroom.engine.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The limits a program must keep to be run at all (5.9, Blocks). */
public final class ProgramCheck {
    private final PuzzleRules.Language language;
    private final PuzzleRules.Difficulty difficulty;
    private int blocks;

    private ProgramCheck(PuzzleRules.Language language, PuzzleRules.Difficulty difficulty) {
        this.language = language;
        this.difficulty = difficulty;
    }

    /** Why this program is not run; {@code null}: it is. Looks no deeper and no further than the limits. */
    public static @Nullable Refusal refusal(PuzzleRules rules, int difficulty, Program program) {
        ProgramCheck check = new ProgramCheck(rules.language(), rules.difficulty(difficulty));
        if (program.hasFunction()) {
            if (!check.has("function")) return new ProgramBlock("function");
            check.blocks = 1;
        }
        Refusal refusal = check.list(program.main(), 0, program.hasFunction());
        if (refusal != null) return refusal;
        return check.list(program.function(), 0, false);
    }

    private @Nullable Refusal list(List<Block> list, int depth, boolean mayCall) {
        blocks += list.size();
        if (blocks > language.maxBlocks()) return new ProgramTooBig(language.maxBlocks());
        for (Block block : list) {
            Refusal refusal = block(block, depth, mayCall);
            if (refusal != null) return refusal;
        }
        return null;
    }

    private @Nullable Refusal block(Block block, int depth, boolean mayCall) {
        String op = op(block);
        if (block instanceof Block.Call) {
            if (!has("function")) return new ProgramBlock(op);
            return mayCall ? null : new ProgramCall();
        }
        if (!has(op)) return new ProgramBlock(op);
        if (!(block instanceof Block.Container container)) return null;
        if (depth == language.maxNesting()) return new ProgramTooDeep(language.maxNesting());
        if (block instanceof Block.Loop loop
                && (loop.times() < language.loopTimes().min()
                        || loop.times() > language.loopTimes().max()))
            return new ProgramLoopTimes(
                    language.loopTimes().min(), language.loopTimes().max());
        return list(container.body(), depth + 1, mayCall);
    }

    private boolean has(String op) {
        return difficulty.palette().contains(op);
    }

    private static String op(Block block) {
        return switch (block) {
            case Block.Move _ -> "move";
            case Block.TurnLeft _ -> "turn-left";
            case Block.TurnRight _ -> "turn-right";
            case Block.Collect _ -> "collect";
            case Block.Call _ -> "call";
            case Block.Loop _ -> "loop";
            case Block.If _ -> "if";
            case Block.While _ -> "while";
        };
    }

    /** More blocks than fit. */
    record ProgramTooBig(int most) implements Refusal {}

    /** Too many containers inside one another. */
    record ProgramTooDeep(int most) implements Refusal {}

    /** A loop goes round too seldom or too often. */
    record ProgramLoopTimes(int min, int max) implements Refusal {}

    /** A block that this puzzle does not have. */
    record ProgramBlock(String block) implements Refusal {}

    /** A call of a function that is not there, or of itself. */
    record ProgramCall() implements Refusal {}
}

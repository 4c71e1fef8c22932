package boardroom.games.shipit.puzzle;

import boardroom.engine.Arg;
import boardroom.engine.Say;
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
    public static @Nullable Say refusal(PuzzleRules rules, int difficulty, Program program) {
        ProgramCheck check = new ProgramCheck(rules.language(), rules.difficulty(difficulty));
        if (program.hasFunction()) {
            if (!check.has("function")) return notInPalette("function");
            check.blocks = 1;
        }
        Say refusal = check.list(program.main(), 0, program.hasFunction());
        if (refusal != null) return refusal;
        return check.list(program.function(), 0, false);
    }

    private @Nullable Say list(List<Block> list, int depth, boolean mayCall) {
        blocks += list.size();
        if (blocks > language.maxBlocks())
            return Say.of("refuse.program-too-big").with("most", language.maxBlocks());
        for (Block block : list) {
            Say refusal = block(block, depth, mayCall);
            if (refusal != null) return refusal;
        }
        return null;
    }

    private @Nullable Say block(Block block, int depth, boolean mayCall) {
        String op = op(block);
        if (block instanceof Block.Call) {
            if (!has("function")) return notInPalette(op);
            return mayCall ? null : Say.of("refuse.program-call");
        }
        if (!has(op)) return notInPalette(op);
        if (!(block instanceof Block.Container container)) return null;
        if (depth == language.maxNesting())
            return Say.of("refuse.program-too-deep").with("most", language.maxNesting());
        if (block instanceof Block.Loop loop
                && (loop.times() < language.loopTimes().min()
                        || loop.times() > language.loopTimes().max()))
            return Say.of("refuse.program-loop-times")
                    .with("min", language.loopTimes().min())
                    .with("max", language.loopTimes().max());
        return list(container.body(), depth + 1, mayCall);
    }

    private boolean has(String op) {
        return difficulty.palette().contains(op);
    }

    private static Say notInPalette(String op) {
        return Say.of("refuse.program-block", "block", Arg.of(op));
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
}

package boardroom.games.shipit.puzzle;

import boardroom.engine.Practice;
import boardroom.engine.Refusal;
import boardroom.engine.Say;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The puzzle alone, as often as one likes: a level is a difficulty, an answer a program. */
public final class PuzzlePractice
        implements Practice<PuzzlePractice.PracticePuzzle, Program, PuzzlePractice.PracticeRun> {
    private final PuzzleRules rules;
    private final PuzzleMaker maker;

    public PuzzlePractice(PuzzleRules rules) {
        this.rules = rules;
        this.maker = new PuzzleMaker(rules);
    }

    /** A puzzle as all may see it. */
    public record PracticePuzzle(
            int difficulty,
            List<String> map,
            List<String> palette,
            int coins,
            int par,
            int maxBlocks,
            int maxNesting,
            int loopMin,
            int loopMax,
            int stepLimit) {}

    /** What a program that was handed in came to. */
    public record PracticeRun(boolean correct, int blocks, int par, Run run) {}

    @Override
    public int levels() {
        return rules.difficulties().size();
    }

    @Override
    public PracticePuzzle task(int level, long seed) {
        Puzzle puzzle = maker.make(level, seed);
        PuzzleRules.Language language = rules.language();
        return new PracticePuzzle(
                level,
                puzzle.grid().map(),
                rules.difficulty(level).palette(),
                puzzle.coins(),
                puzzle.par(),
                language.maxBlocks(),
                language.maxNesting(),
                language.loopTimes().min(),
                language.loopTimes().max(),
                language.stepLimit());
    }

    @Override
    public @Nullable Say refusal(int level, Program answer) {
        Refusal refusal = ProgramCheck.refusal(rules, level, answer);
        return refusal == null ? null : refusal.say();
    }

    @Override
    public PracticeRun verdict(int level, long seed, Program answer) {
        Puzzle puzzle = maker.make(level, seed);
        Run run = puzzle.run(answer, rules.language());
        return new PracticeRun(run.correct(), answer.blocks(), puzzle.par(), run);
    }

    @Override
    public Class<PracticePuzzle> taskType() {
        return PracticePuzzle.class;
    }

    @Override
    public Class<Program> answerType() {
        return Program.class;
    }

    @Override
    public Class<PracticeRun> verdictType() {
        return PracticeRun.class;
    }
}

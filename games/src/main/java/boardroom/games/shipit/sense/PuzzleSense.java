package boardroom.games.shipit.sense;

import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipit.puzzle.Program;
import boardroom.games.shipit.puzzle.Puzzle;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.PuzzlePhase;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipMove.PuzzleMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.Arrays;
import java.util.List;

/** Programs are not listed, so that nothing can be said of the one move that is. */
public record PuzzleSense(PuzzlePhase phase) implements Sense<ShipState, PuzzleMove> {
    @Override
    public void scores(ShipState s, int seat, List<? extends PuzzleMove> moves, double[] out) {
        Arrays.fill(out, 0, moves.size(), 0);
    }

    /** What a program collects, and how far from par it is. */
    @Override
    public Sentence reason(ShipState s, int seat, PuzzleMove move) {
        Puzzle puzzle = phase.puzzle(s);
        Company c = s.companies[seat];
        if (move instanceof ShipMove.SubmitProgram(Program program)) return handIn(puzzle, c, program.blocks());
        return c.program == null ? new Reason.CodeNothing() : new Reason.CodeDone(c.blocks, puzzle.par());
    }

    private static Reason handIn(Puzzle puzzle, Company c, int blocks) {
        int over = blocks - puzzle.par();
        if (over > 0) return new Reason.CodeStep(puzzle.coins(), blocks, over, puzzle.par());
        if (c.program == null) return new Reason.CodePar(puzzle.coins(), blocks);
        return new Reason.CodeShorter(puzzle.coins(), blocks, c.blocks - blocks);
    }

    /** Who wins it is worth little, and nothing can be decided but when to stop. */
    @Override
    public boolean isQuiet(ShipState s) {
        return true;
    }
}

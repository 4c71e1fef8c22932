package boardroom.games.shipit;

import boardroom.games.shipit.ShipPublicView.CoderView;
import boardroom.games.shipit.ShipPublicView.PuzzleView;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.puzzle.Puzzle;
import boardroom.games.shipit.puzzle.PuzzleRules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all see of the puzzle or the sprint: the seed and the rungs never, programs when it is over. */
final class PuzzleEye {
    private final Book book;
    private final PuzzlePhase phase;
    private final Sprint sprint;
    private final PuzzleRules rules;

    PuzzleEye(Kit kit) {
        this.book = kit.book();
        this.phase = kit.puzzlePhase();
        this.sprint = kit.sprint();
        this.rules = book.box.puzzle();
    }

    @Nullable PuzzleView see(ShipState s) {
        if (s.terms.puzzle() == Terms.PuzzleMode.SPRINT) return sprint(s);
        return s.puzzleDifficulty == 0 ? null : code(s);
    }

    private PuzzleView code(ShipState s) {
        Puzzle puzzle = phase.puzzle(s);
        boolean over = s.phase != ShipIt.PUZZLE;
        PuzzleRules.Language language = rules.language();
        return new PuzzleView(
                "code",
                puzzle.difficulty(),
                puzzle.grid().map(),
                rules.difficulty(puzzle.difficulty()).palette(),
                puzzle.coins(),
                puzzle.par(),
                language.maxBlocks(),
                language.maxNesting(),
                language.loopTimes().min(),
                language.loopTimes().max(),
                language.stepLimit(),
                coders(s, over),
                over,
                over ? Views.seat(s.puzzleWinner) : null,
                over ? puzzle.solution() : null);
    }

    private List<CoderView> coders(ShipState s, boolean over) {
        List<CoderView> coders = new ArrayList<>();
        // Once the round is over its plans are gone from the companies; who handed in can still be told.
        for (Company c : s.companies) {
            int engineers = phase.coders(over && s.lastRound != null ? before(s, c) : c);
            if (engineers == 0) continue;
            ShipBox.PuzzleReward reward = book.puzzleReward(engineers);
            coders.add(new CoderView(
                    c.seat,
                    engineers,
                    reward.removeDebt(),
                    reward.money(),
                    c.program != null,
                    c.done,
                    over ? c.program : null,
                    over && c.program != null ? c.blocks : null,
                    null,
                    null,
                    null));
        }
        return coders;
    }

    private static Company before(ShipState s, Company c) {
        RoundReport report = s.lastRound;
        return report == null || s.phase == ShipIt.PUZZLE ? c : report.before[c.seat];
    }

    /** Meanwhile only who has stopped; what came out of the bags when all have. */
    private @Nullable PuzzleView sprint(ShipState s) {
        boolean over = s.phase != ShipIt.SPRINT;
        if (over && s.lastRound == null) return null;
        List<CoderView> coders = new ArrayList<>();
        for (Company c : s.companies) {
            int engineers = phase.coders(over ? before(s, c) : c);
            if (engineers == 0) continue;
            ShipBox.PuzzleReward reward = book.puzzleReward(engineers);
            coders.add(new CoderView(
                    c.seat,
                    engineers,
                    reward.removeDebt(),
                    reward.money(),
                    false,
                    c.done,
                    null,
                    null,
                    over ? sprint.total(c) : null,
                    over ? sprint.bugs(c) : null,
                    over ? c.drawn : null));
        }
        if (coders.isEmpty()) return null;
        Integer winner = over ? Views.seat(s.puzzleWinner) : null;
        return new PuzzleView("sprint", 0, List.of(), List.of(), 0, 0, 0, 0, 0, 0, 0, coders, over, winner, null);
    }
}

package boardroom.games.shipit.view;

import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.puzzle.Puzzle;
import boardroom.games.shipit.puzzle.PuzzleRules;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Luck;
import boardroom.games.shipit.rules.PuzzlePhase;
import boardroom.games.shipit.rules.Resolution;
import boardroom.games.shipit.rules.RoundReport;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.rules.Sprint;
import boardroom.games.shipit.view.ShipPublicView.CoderView;
import boardroom.games.shipit.view.ShipPublicView.PuzzleView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all see of the puzzle or the sprint: the seed and the rungs never, programs when it is over. */
final class PuzzleViewBuilder {
    private final ShipBox box;
    private final Actions actions;
    private final PuzzlePhase puzzle;
    private final Sprint sprint;
    private final Resolution resolution;

    PuzzleViewBuilder(ShipBox box, Actions actions, PuzzlePhase puzzle, Sprint sprint) {
        this.box = box;
        this.actions = actions;
        this.puzzle = puzzle;
        this.sprint = sprint;
        this.resolution = new Resolution(box, actions);
    }

    @Nullable PuzzleView build(ShipState s, PhaseNow phase) {
        if (s.terms.puzzle() == Terms.PuzzleMode.SPRINT) return sprint(s, !phase.is("sprint"));
        return s.puzzleDifficulty == 0 ? null : code(s, !phase.is("puzzle"));
    }

    private PuzzleView code(ShipState s, boolean over) {
        Puzzle task = puzzle.puzzle(s);
        PuzzleRules.Language language = box.puzzle().language();
        return new PuzzleView(
                "code",
                task.difficulty(),
                task.grid().map(),
                box.puzzle().difficulty(task.difficulty()).palette(),
                task.coins(),
                task.par(),
                language.maxBlocks(),
                language.maxNesting(),
                language.loopTimes().min(),
                language.loopTimes().max(),
                language.stepLimit(),
                coders(s, over),
                over,
                over ? ViewPieces.seat(s.puzzleWinner) : null,
                over ? task.solution() : null);
    }

    /** Meanwhile only who has stopped; what came out of the bags when all have. */
    private @Nullable PuzzleView sprint(ShipState s, boolean over) {
        if (over && s.lastRound == null) return null;
        List<CoderView> coders = coders(s, over);
        if (coders.isEmpty()) return null;
        Integer winner = over ? ViewPieces.seat(s.puzzleWinner) : null;
        return new PuzzleView("sprint", 0, List.of(), List.of(), 0, 0, 0, 0, 0, 0, 0, coders, over, winner, null);
    }

    private List<CoderView> coders(ShipState s, boolean over) {
        boolean sprints = s.terms.puzzle() == Terms.PuzzleMode.SPRINT;
        List<CoderView> coders = new ArrayList<>();
        for (Company c : s.companies) {
            int engineers = engineers(s, c, over);
            if (engineers == 0) continue;
            ShipBox.PuzzleReward reward = box.puzzleReward(engineers);
            boolean solved = !sprints && c.program != null;
            coders.add(new CoderView(
                    c.seat,
                    engineers,
                    reward.removeDebt(),
                    over ? reward.removeDebt() : clears(s, c),
                    reward.money(),
                    solved,
                    c.done,
                    over && solved ? c.program : null,
                    over && solved ? c.blocks : null,
                    over && sprints ? sprint.total(c) : null,
                    over && sprints ? sprint.bugs(c) : null,
                    over && sprints ? c.drawn : null));
        }
        return coders;
    }

    /** How much debt the prize would find, by the plans that lie open. */
    private int clears(ShipState s, Company c) {
        Company without = c.copy();
        Company with = c.copy();
        resolution.resolve(s, without, false, Luck.unknown(), null);
        resolution.resolve(s, with, true, Luck.unknown(), null);
        return without.debt - with.debt;
    }

    /** Once the round is over its plans are gone from the companies; who took part can still be told. */
    private int engineers(ShipState s, Company c, boolean over) {
        RoundReport report = s.lastRound;
        return actions.coders(over && report != null ? report.before[c.seat] : c);
    }
}

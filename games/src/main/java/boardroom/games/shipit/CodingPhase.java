package boardroom.games.shipit;

import boardroom.engine.Pace;
import boardroom.engine.Say;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.5 What the puzzle and the sprint share: those with an engineer on Optimize Code take part, by one clock. */
abstract class CodingPhase extends Decision {
    final Book book;

    CodingPhase(Book book) {
        this.book = book;
    }

    /** The engineers of a company that take part. */
    final int coders(Company c) {
        int coders = 0;
        for (Entry entry : c.plan) if (book.entersPuzzle(entry.action())) coders++;
        return coders;
    }

    final boolean anyCoders(ShipState s) {
        for (Company c : s.companies) if (coders(c) > 0) return true;
        return false;
    }

    /** By the round; the last number holds for all later rounds. */
    @Override
    final int seconds(ShipState s) {
        List<Integer> byRound = book.box.clocks().puzzleSeconds();
        int seconds = byRound.get(Math.min(s.round, byRound.size()) - 1);
        return s.terms.puzzleClock() == Terms.PuzzleClock.DOUBLE ? 2 * seconds : seconds;
    }

    @Override
    public final @Nullable Pace pace(ShipState s) {
        return s.terms.puzzleClock() == Terms.PuzzleClock.UNTIMED ? null : super.pace(s);
    }

    @Override
    final boolean isDeciding(ShipState s, Company c) {
        return !c.done;
    }

    @Override
    final Say refuseWaiting(ShipState s, Company c) {
        return coders(c) == 0 ? Refusals.notInThePuzzle() : Refusals.alreadyFinal();
    }
}

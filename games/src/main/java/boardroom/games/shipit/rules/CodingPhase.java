package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.Together;
import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Terms;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.5 What the puzzle and the sprint share: those with an engineer on Optimize Code take part, by one clock. */
abstract class CodingPhase<M extends ShipMove> implements Together<ShipState, M> {
    final Actions actions;
    private final List<Integer> secondsByRound;

    CodingPhase(ShipBox box, Actions actions) {
        this.actions = actions;
        this.secondsByRound = box.clocks().puzzleSeconds();
    }

    /** Everybody without a coder is done from the start; those who are not begin. */
    final List<Arg.Seat> begin(ShipState s) {
        List<Arg.Seat> coding = new ArrayList<>(s.seats());
        for (Company c : s.companies) {
            c.done = actions.coders(c) == 0;
            if (!c.done) coding.add(new Arg.Seat(c.seat));
        }
        return coding;
    }

    @Override
    public final boolean isDeciding(ShipState s, int seat) {
        return !s.companies[seat].done;
    }

    @Override
    public final Refusal refuseWaiting(ShipState s, int seat) {
        return actions.coders(s.companies[seat]) == 0 ? new NotInThePuzzle() : new HouseRefusal.AlreadyChosen();
    }

    /** By the round; the last number holds for all later rounds. */
    final int seconds(ShipState s) {
        int seconds = secondsByRound.get(Math.min(s.round, secondsByRound.size()) - 1);
        return s.terms.puzzleClock() == Terms.PuzzleClock.DOUBLE ? 2 * seconds : seconds;
    }

    @Override
    public final @Nullable Pace pace(ShipState s) {
        return s.terms.puzzleClock() == Terms.PuzzleClock.UNTIMED ? null : Clocks.pace(owes(s), seconds(s));
    }

    /** Who has nobody on Optimize Code plays along for fun. */
    record NotInThePuzzle() implements Refusal {}
}

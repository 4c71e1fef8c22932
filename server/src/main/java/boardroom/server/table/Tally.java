package boardroom.server.table;

import boardroom.engine.Result;
import boardroom.engine.Seats;
import boardroom.server.store.FinishedGame;
import boardroom.server.store.FinishedGame.Place;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Counted;
import boardroom.server.wire.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Counts a finished game for the people who played it. */
final class Tally {
    private final TableRow row;
    private final Result result;
    private final Seats left;

    /** These have left: what others made of their seats is not theirs. */
    Tally(TableRow row, Result result, Seats left) {
        this.row = row;
        this.result = result;
        this.left = left;
    }

    /** What is written down of it. A guided game is a lesson, and who plays on from a moment tries something out. */
    FinishedGame of(long at) {
        List<Place> places = new ArrayList<>();
        if (!row.head().guided() && row.head().origin() == null)
            for (Result.Standing standing : result.standings()) {
                SeatRow chair = row.seats().get(standing.seat());
                if (chair.guest() != null && chair.name() == null) places.add(place(chair.guest(), standing));
            }
        Counted counted = counted();
        boolean rated = counted == Counted.PEOPLE && people() == guests() && !isTogether();
        return new FinishedGame(
                row.id(),
                row.head().game(),
                row.seats().size(),
                people(),
                counted.stored(),
                at,
                rated && places.size() > 1,
                places);
    }

    private Counted counted() {
        if (row.head().changedBox() != null) return Counted.CHANGED;
        if (guests() > 1) return Counted.PEOPLE;
        return people() == row.seats().size() && people() > 1 ? Counted.SCREEN : Counted.BOTS;
    }

    private int people() {
        return (int) row.seats().stream().filter(chair -> chair.guest() != null).count();
    }

    private int guests() {
        Set<String> guests = new HashSet<>();
        for (SeatRow chair : row.seats()) if (chair.guest() != null) guests.add(chair.guest());
        return guests.size();
    }

    private boolean isTogether() {
        return result.together() || isLost();
    }

    private boolean isLost() {
        return result.standings().stream().allMatch(Result.Standing::out);
    }

    /** How every seat came out. */
    Outcome outcome() {
        return new Outcome(
                result.headline(),
                result.standings().stream()
                        .map(standing ->
                                new Outcome.Placed(standing.seat(), rank(standing), standing.score(), hasWon(standing)))
                        .toList());
    }

    private Place place(String guest, Result.Standing standing) {
        boolean isFirst = rank(standing) == 1;
        boolean hasNone = isLost() || (isFirst && standing.out());
        return new Place(guest, hasNone ? FinishedGame.NONE : rank(standing), hasWon(standing));
    }

    private boolean hasWon(Result.Standing standing) {
        return !hasLeft(standing) && !standing.out() && rank(standing) == 1;
    }

    /** Those who stayed among themselves, whatever stands in for somebody who left; then those who left. */
    private int rank(Result.Standing standing) {
        List<Result.Standing> stayed =
                result.standings().stream().filter(other -> !hasLeft(other)).toList();
        if (stayed.isEmpty()) return row.seats().size();
        if (hasLeft(standing)) return stayed.size() + 1;
        return 1
                + (int) stayed.stream()
                        .filter(other -> other.rank() < standing.rank())
                        .count();
    }

    private boolean hasLeft(Result.Standing standing) {
        return hasLeft(standing.seat());
    }

    boolean hasLeft(int seat) {
        return left.has(seat);
    }
}

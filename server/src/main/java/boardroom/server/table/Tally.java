package boardroom.server.table;

import boardroom.engine.Result;
import boardroom.server.store.FinishedGame;
import boardroom.server.store.FinishedGame.Place;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Outcome;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts a finished game for the people who played it. */
final class Tally {
    private final TableRow row;
    private final Result result;
    private final Attendance attendance;

    Tally(TableRow row, Result result, Attendance attendance) {
        this.row = row;
        this.result = result;
        this.attendance = attendance;
    }

    /** What is written down of it. A guided game is a lesson, and played by nobody. */
    FinishedGame of(long at) {
        Map<String, Place> people = new LinkedHashMap<>();
        int chairs = 0;
        for (Result.Standing standing : result.standings()) {
            String guest = row.seats().get(standing.seat()).guest();
            if (guest == null || row.head().guided()) continue;
            chairs++;
            people.merge(guest, place(guest, standing), (a, b) -> a.place() <= b.place() ? a : b);
        }
        boolean onePlaysTwo = chairs > people.size();
        boolean rated = people.size() > 1 && !onePlaysTwo && row.head().changedBox() == null;
        return new FinishedGame(
                row.id(), row.head().game(), row.seats().size(), at, rated, List.copyOf(people.values()));
    }

    /** How every seat came out. */
    Outcome outcome() {
        return new Outcome(
                result.headline(),
                result.standings().stream()
                        .map(standing -> {
                            Place place = place("", standing);
                            return new Outcome.Placed(standing.seat(), place.place(), standing.score(), place.won());
                        })
                        .toList());
    }

    /** Where a seat ended for its person: whoever left it, and did not come back, is last. */
    private Place place(String guest, Result.Standing standing) {
        boolean gone = attendance.isAway(standing.seat());
        int place = gone ? row.seats().size() : standing.rank();
        return new Place(guest, place, !gone && result.winners().has(standing.seat()));
    }
}

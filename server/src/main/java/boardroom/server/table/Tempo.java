package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Pace;
import boardroom.engine.Prompt;
import boardroom.engine.Seats;
import boardroom.server.house.TableClock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How fast the clocks of a game go at a table: as the game says, as the table chose, or a day for whatever a person owes. */
record Tempo(TableClock clock, int percent) {
    static Tempo of(Box box, String options) {
        TableClock clock = TableClock.of(box, OptionsJson.read(options));
        return new Tempo(clock, clock.percent(box));
    }

    /** The clock that runs now; {@code null}: none. */
    @Nullable Pace pace(Position<?, ?> position, Attendance attendance) {
        Pace pace = clock == TableClock.NONE ? null : position.pace();
        if (clock.isByDays()) return byDays(pace, position, attendance);
        return pace == null ? null : pace.at(percent);
    }

    /**
     * A day from the moment on at which something new is to be decided: another decision, or what sets the clock of the
     * game anew. Both are known to all, so that it betrays nothing.
     */
    private @Nullable Pace byDays(@Nullable Pace pace, Position<?, ?> position, Attendance attendance) {
        Seats owes = position.owes();
        if (owes.isEmpty()) return null;
        Seats people = owes.and(Seats.where(position.seats(), seat -> attendance.bot(seat) == null));
        Seats seats = people.isEmpty() ? owes : people;
        String decision = position.decision(Prompt.WATCHER);
        if (pace == null)
            return new Pace("days/" + decision, 0, seats, clock.millis(), 0, Pace.OnStep.GO_ON, List.of());
        Pace.OnStep onStep = pace.onStep() == Pace.OnStep.GO_ON ? Pace.OnStep.GO_ON : Pace.OnStep.RESTART;
        String key = "days/" + decision + "/" + pace.key();
        return new Pace(key, pace.step(), seats, clock.millis(), pace.delay(), onStep, List.of());
    }
}

package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Clock;
import boardroom.engine.Entry;
import boardroom.engine.Json;
import boardroom.engine.Pace;
import boardroom.server.house.House;
import boardroom.server.house.Time;
import boardroom.server.wire.ClockInfo;
import boardroom.server.wire.Frame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The clock of a table, by the table's own time: follows the game, calls out, and rings when it has run out. */
final class ClockDesk {
    /** What the clock does by itself. */
    interface Bell {
        void callOut(Frame.Call call);

        void runOut(Pace pace);
    }

    private final House house;
    private final String table;
    private final TableTime time;
    private final Turns turns;
    private final Bell bell;
    private Clock clock = new Clock();
    private Time.@Nullable Alarm alarm;
    private long calledAt;

    ClockDesk(House house, String table, TableTime time, Turns turns, Bell bell) {
        this.house = house;
        this.table = table;
        this.time = time;
        this.turns = turns;
        this.bell = bell;
    }

    /** Shows this clock after an entry; tells whether it was changed by it. */
    boolean follow(Entry entry, Clock after) {
        boolean changed = isAnother(after, entry.at());
        setTo(after);
        return changed || stopsOrGoesOn(entry.act());
    }

    private static boolean stopsOrGoesOn(Act act) {
        return switch (act) {
            case Act.Paused _, Act.Resumed _, Act.AskedBack _, Act.LetStand _, Act.Withdrew _, Act.GoesBack _ -> true;
            case Act.OfTheTable _, Act.Moved _, Act.ClockRanOut _, Act.Reshuffled _ -> false;
        };
    }

    /** Shows the same time as this one from now on. */
    void setTo(Clock given) {
        clock = given;
    }

    private boolean isAnother(Clock after, long now) {
        Pace before = clock.pace();
        Pace pace = after.pace();
        if (before == null || pace == null) return (before == null) != (pace == null);
        long endedAt = clock.startsIn(now) + clock.left(now);
        return !before.key().equals(pace.key()) || endedAt != after.startsIn(now) + after.left(now);
    }

    /** Sets the alarm for what the clock does next. */
    void wind() {
        stop();
        Pace pace = clock.pace();
        if (pace == null || time.isPaused()) return;
        long now = time.now();
        long left = Math.max(0, clock.left(now));
        calledAt = left;
        long next = 0;
        for (Pace.Call call : pace.calls()) if (call.left() < left) next = Math.max(next, call.left());
        alarm = house.time().after(house.scaled(clock.startsIn(now) + left - next), () -> turns.inTurn(this::ring));
    }

    void stop() {
        if (alarm != null) alarm.cancel();
        alarm = null;
    }

    private void ring() {
        Pace pace = clock.pace();
        if (alarm == null || pace == null || time.isPaused()) return;
        long left = clock.left(time.now());
        callOut(pace, left);
        if (left > 0) wind();
        else {
            alarm = null;
            bell.runOut(pace);
        }
    }

    private void callOut(Pace pace, long left) {
        long before = calledAt;
        pace.calls().stream()
                .filter(call -> call.left() < before && call.left() >= left)
                .sorted((a, b) -> Long.compare(b.left(), a.left()))
                .forEach(call -> bell.callOut(new Frame.Call(table, pace.key(), call.name())));
        calledAt = left;
    }

    boolean isRunning() {
        return alarm != null;
    }

    /** Milliseconds of the house until the clock starts to count; 0 if it does already, or if there is none. */
    long startsIn() {
        return clock.pace() == null ? 0 : house.scaled(clock.startsIn(time.now()));
    }

    /** What a new question to a seat is told by, besides the decision's name. */
    int step() {
        Pace pace = clock.pace();
        return pace == null ? 0 : pace.step();
    }

    /** The clock as it is sent now; {@code null}: none runs. */
    byte @Nullable [] json() {
        ClockInfo info = info();
        return info == null ? null : Json.MAPPER.writeValueAsBytes(info);
    }

    @Nullable ClockInfo info() {
        Pace pace = clock.pace();
        if (pace == null) return null;
        long now = time.now();
        List<Pace.Call> calls = pace.calls().stream()
                .map(call -> new Pace.Call(call.name(), house.scaled(call.left())))
                .toList();
        long left = house.scaled(Math.max(0, clock.left(now)));
        return new ClockInfo(
                pace.key(),
                pace.seats(),
                left,
                Math.max(left, house.scaled(pace.millis())),
                house.scaled(clock.startsIn(now)),
                !time.isPaused() && !house.uptime().isStill(),
                calls);
    }

    /** The frame that tells how it stands now. */
    byte[] frame() {
        return Json.MAPPER.writeValueAsBytes(new Frame.ClockFrame(table, info()));
    }
}

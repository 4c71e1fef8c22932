package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.server.house.House;
import boardroom.server.house.Time;
import boardroom.server.wire.TableInfo.Stage;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * People who are gone from a running game: after a while a bot sits in for them, if somebody else plays on. At a table that
 * is played by days nobody is gone: it waits.
 */
final class Absences {
    private final House house;
    private final Room room;
    private final Turns turns;
    private final @Nullable Absence[] absences = new Absence[Seats.MOST];

    /** Somebody is gone since then; a bot sits in at {@code due}. */
    private static final class Absence {
        final long since;
        long due;
        boolean waitedFor;
        Time.@Nullable Alarm alarm;

        Absence(long since) {
            this.since = since;
        }
    }

    Absences(Room room, Turns turns) {
        this.house = room.house();
        this.room = room;
        this.turns = turns;
    }

    /** Somebody came or went, or the game began or went on. */
    void look() {
        for (int seat = 0; seat < room.row().seats().size(); seat++) look(seat);
    }

    private void look(int seat) {
        Absence absence = absences[seat];
        if (!isGone(seat)) {
            if (absence != null) cancel(absence);
            absences[seat] = null;
            return;
        }
        if (absence == null) {
            absence = new Absence(house.time().now());
            absences[seat] = absence;
        }
        if (!isMissed(seat)) cancel(absence);
        else if (absence.alarm == null) wind(seat, absence, house.patience().absent());
    }

    private void wind(int seat, Absence absence, Duration wait) {
        long millis = house.scaled(wait.toMillis());
        absence.due = house.time().now() + millis;
        absence.alarm = house.time().after(millis, () -> turns.inTurn(() -> ring(seat, absence)));
    }

    private static void cancel(Absence absence) {
        if (absence.alarm != null) absence.alarm.cancel();
        absence.alarm = null;
    }

    private void ring(int seat, Absence absence) {
        if (absences[seat] != absence || absence.alarm == null) return;
        absence.alarm = null;
        if (!isMissed(seat)) return;
        room.dealt().sitIn(seat);
        room.tell();
    }

    private boolean isGone(int seat) {
        String guest = room.row().seats().get(seat).guest();
        return room.stage() == Stage.PLAYING
                && !room.clock().isByDays()
                && guest != null
                && !room.audience().has(guest);
    }

    /** Whether somebody else who plays here is here, and no bot has the seat yet. */
    private boolean isMissed(int seat) {
        if (!isGone(seat) || room.dealt().attendance().isAway(seat)) return false;
        String gone = room.row().seats().get(seat).guest();
        return room.row().seats().stream()
                .anyMatch(other -> other.guest() != null
                        && !other.guest().equals(gone)
                        && room.audience().has(other.guest()));
    }

    /** Milliseconds until a bot sits in; {@code null}: none is about to. */
    @Nullable Long left(int seat) {
        Absence absence = absences[seat];
        return absence == null || absence.alarm == null
                ? null
                : Math.max(0, absence.due - house.time().now());
    }

    /** Whether the others may wait longer for this seat. */
    boolean mayWait(int seat) {
        Absence absence = absences[seat];
        return absence != null && absence.alarm != null && !absence.waitedFor;
    }

    /** The bot comes so much later. */
    void waitLonger(int seat) {
        Absence absence = absences[seat];
        if (absence == null) return;
        cancel(absence);
        absence.waitedFor = true;
        wind(seat, absence, house.patience().more());
    }

    /** Whether this person has been gone long enough to lose the seat. */
    boolean isGoneForLong(int seat) {
        Absence absence = absences[seat];
        return absence != null
                && house.time().now() - absence.since
                        >= house.scaled(house.patience().removal().toMillis());
    }

    void stop() {
        for (Absence absence : absences) if (absence != null) cancel(absence);
    }
}

package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.server.house.House;
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
    private final Unseen unseen;
    private final @Nullable Absence[] absences = new Absence[Seats.MOST];
    private boolean changed;

    Absences(Room room, Turns turns) {
        this.house = room.house();
        this.room = room;
        this.turns = turns;
        this.unseen = new Unseen(room, turns, this::lookAndTell);
    }

    /** Somebody came, went or looks elsewhere, or something happened in the game; tells whether anybody is gone, or back. */
    boolean look() {
        changed = false;
        for (int seat = 0; seat < room.row().seats().size(); seat++) look(seat);
        return changed;
    }

    private void lookAndTell() {
        if (look()) room.tell();
    }

    private void look(int seat) {
        unseen.look(seat);
        Absence absence = absences[seat];
        if (!isGone(seat)) {
            if (absence == null) return;
            absence.cancel();
            absences[seat] = null;
            changed = true;
            return;
        }
        if (absence == null) {
            absence = new Absence();
            absences[seat] = absence;
            changed = true;
        }
        absence.count(isAnybodyElseHere(seat), room.dealt().played());
        boolean wasDue = absence.alarm != null;
        if (!isAboutToBeHelped(seat)) absence.cancel();
        else if (!wasDue) wind(seat, absence, house.patience().absent());
        changed |= wasDue != (absence.alarm != null);
    }

    private void wind(int seat, Absence absence, Duration wait) {
        long millis = house.scaled(wait.toMillis());
        absence.due = house.time().now() + millis;
        absence.alarm = house.time().after(millis, () -> turns.inTurn(() -> ring(seat, absence)));
    }

    private void ring(int seat, Absence absence) {
        if (absences[seat] != absence || absence.alarm == null) return;
        absence.alarm = null;
        if (!isAboutToBeHelped(seat)) return;
        room.dealt().sitIn(seat);
        room.tell();
    }

    private boolean isGone(int seat) {
        String guest = room.row().seats().get(seat).guest();
        return room.stage() == Stage.PLAYING
                && !room.clock().isByDays()
                && guest != null
                && (!room.audience().has(guest) || unseen.isGone(seat));
    }

    /** Whether a bot sits in soon: somebody else is here, none has the seat yet, and the table is not paused. */
    private boolean isAboutToBeHelped(int seat) {
        Attendance attendance = room.dealt().attendance();
        return isGone(seat) && !attendance.isAway(seat) && !attendance.isPaused() && isAnybodyElseHere(seat);
    }

    private boolean isAnybodyElseHere(int seat) {
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
        absence.cancel();
        absence.waitedFor = true;
        wind(seat, absence, house.patience().more());
    }

    /** How long until the host may have a bot sit in for this person; {@code null}: they are here, or one does. */
    @Nullable Long untilSeated(int seat) {
        Course course = room.course();
        if (course == null
                || room.stage() != Stage.PLAYING
                || course.attendance().bot(seat) != null) return null;
        if (course.attendance().isAway(seat)) return 0L;
        return untilMissedFor(house.patience().soonest(), seat, course);
    }

    /** How long until this person may lose the seat; {@code null}: they are here. */
    @Nullable Long untilRemoved(int seat) {
        Course course = room.course();
        if (course == null
                || room.stage() != Stage.PLAYING
                || course.attendance().isGone(seat)) return null;
        if (!room.clock().isByDays()) return untilMissedFor(house.patience().removal(), seat, course);
        Long left = course.untilDeserted(seat);
        return left == null ? null : (Long) house.scaled(left);
    }

    private @Nullable Long untilMissedFor(Duration time, int seat, Course course) {
        Absence absence = absences[seat];
        return absence == null
                ? null
                : (Long) house.scaled(Math.max(0, time.toMillis() - absence.missedFor(course.played())));
    }

    void stop() {
        unseen.stop();
        for (Absence absence : absences) if (absence != null) absence.cancel();
    }
}

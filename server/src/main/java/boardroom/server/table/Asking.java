package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Seats;
import boardroom.server.house.House;
import boardroom.server.house.Time;
import boardroom.server.house.Viewer;
import boardroom.server.wire.AskingBack;
import org.jspecify.annotations.Nullable;

/** A seat's wish to go back, while the others think about it: who must agree, who has, and for how long it is held. */
final class Asking {
    /** Whoever has not answered after this long has said no, unless the table waits for days. */
    static final long MILLIS = 20_000;

    private final House house;
    private final Act.AskedBack asked;
    private final Undoing undoing;
    private final Seats asksAll;
    private final Attendance attendance;
    private final Retelling told;
    private final long until;
    private final Time.Alarm alarm;

    /** Held for so long from now on. */
    Asking(
            House house,
            Act.AskedBack asked,
            Undoing undoing,
            Seats must,
            Attendance attendance,
            Retelling told,
            long held,
            Runnable lapsed) {
        this.house = house;
        this.asked = asked;
        this.undoing = undoing;
        this.asksAll = must;
        this.attendance = attendance;
        this.told = told;
        long millis = house.scaled(held);
        this.until = house.time().now() + millis;
        this.alarm = house.time().after(millis, lapsed);
    }

    boolean isAbout(Act.@Nullable AskedBack other) {
        return asked.equals(other);
    }

    int seat() {
        return asked.seat();
    }

    boolean asks(int seat) {
        return must().has(seat);
    }

    /** Who is asked: nobody who has given the game up meanwhile. */
    private Seats must() {
        return Seats.where(Seats.MOST, seat -> asksAll.has(seat) && !attendance.isGone(seat));
    }

    private Seats agreed() {
        return attendance.agreed().and(must());
    }

    /** What comes of it if these agree: the table goes back, or others have yet to. */
    Act ifAgreed(Seats seats) {
        Seats more = seats.and(must());
        Seats all = agreed().or(more);
        return all.equals(must())
                ? new Act.WentBack(asked.seat(), asked.to(), all, undoing.seen())
                : new Act.Agreed(more);
    }

    /** What comes of it now that nobody is left to wait for; {@code null}: somebody is. */
    @Nullable Act settled() {
        if (attendance.isGone(asked.seat())) return new Act.LetStand(asked.seat());
        return ifAgreed(Seats.NONE) instanceof Act.WentBack back ? back : null;
    }

    void stop() {
        alarm.cancel();
    }

    /** The last event this viewer was told that would stay. */
    int stays(Viewer viewer) {
        return told.until(viewer, asked.to());
    }

    AskingBack info() {
        long left = Math.max(0, until - house.time().now());
        return new AskingBack(asked.seat(), must(), agreed(), undoing.seen(), left);
    }
}

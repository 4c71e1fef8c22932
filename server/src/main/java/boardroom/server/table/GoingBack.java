package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Seats;
import boardroom.server.house.House;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.Viewer;
import boardroom.server.store.NothingTaken;
import boardroom.server.wire.AskingBack;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Who may take a move back at a table, who must agree where others are asked, and what comes of the question. */
final class GoingBack {
    private static final Logger LOG = LoggerFactory.getLogger(GoingBack.class);

    private final House house;
    private final Room room;
    private final Turns turns;
    private final Position<?, ?> position;
    private final Chronicle chronicle;
    private final Attendance attendance;
    private final Tempo tempo;
    private final Summons summons;
    private final Consumer<Act> happens;
    private @Nullable Asking asking;
    private long askedAt;

    /** {@code happens}: writes down what comes of a question. */
    GoingBack(Room room, Turns turns, Rebuilt rebuilt, Summons summons, Consumer<Act> happens) {
        this.house = room.house();
        this.room = room;
        this.turns = turns;
        this.position = rebuilt.position();
        this.chronicle = rebuilt.chronicle();
        this.attendance = rebuilt.attendance();
        this.tempo = rebuilt.tempo();
        this.askedAt = rebuilt.askedAt();
        this.summons = summons;
        this.happens = happens;
    }

    /** The seats that may take a move back now, and ask nobody. */
    Seats free() {
        boolean never = room.takingBack() == HouseOptions.TakingBack.NEVER || position.isOver();
        return never ? Seats.NONE : position.takeBacks();
    }

    /** The seats that may ask the others to take their last move back now. */
    Seats askable() {
        if (room.takingBack() != HouseOptions.TakingBack.ASK || attendance.isHeld() || position.isOver())
            return Seats.NONE;
        return Seats.where(position.seats(), seat -> chronicle.beforeLastMove(seat) >= 0 && !letStand(seat));
    }

    /** Whether the others have let the last move of this seat stand. */
    boolean letStand(int seat) {
        return attendance.isLetStand(chronicle.beforeLastMove(seat));
    }

    /** What taking back the last move of this seat would mean; {@code null}: it has none that counts. */
    @Nullable Undoing undoing(int seat) {
        return chronicle.undoing(seat);
    }

    /**
     * The people who must agree, here or not: those who acted since and those who may act now, perhaps in secret, or
     * everybody where something was revealed.
     */
    Seats mustAgree(int seat, Undoing undoing) {
        Seats others = Seats.where(position.seats(), other -> isAnother(seat, other));
        if (undoing.seen()) return others;
        Seats deciding = Seats.where(
                position.seats(),
                other -> position.may().has(other) && (attendance.bot(other) == null || attendance.isKeptWarm(other)));
        return others.and(undoing.people().or(deciding));
    }

    /** Whether this seat is another person's than the first one, and not given up for good. */
    private boolean isAnother(int seat, int other) {
        String guest = room.row().seats().get(other).guest();
        return guest != null
                && !guest.equals(room.row().seats().get(seat).guest())
                && !attendance.isGone(other)
                && house.guests().name(guest) != null;
    }

    /** What is being asked; {@code null}: nothing. */
    @Nullable Asking asking() {
        return asking;
    }

    boolean isAsked() {
        return asking != null;
    }

    @Nullable AskingBack info() {
        return asking == null ? null : asking.info();
    }

    /** While a seat asks to go back, the last event of this viewer that would stay. */
    @Nullable Integer stays(Viewer viewer) {
        return asking == null ? null : asking.stays(viewer);
    }

    /** What has just been written down, at this time on the wall. */
    void take(Act act, long wall) {
        if (act instanceof Act.AskedBack) askedAt = wall;
    }

    /** Holds everything while a seat asks to go back, or goes on; whoever comes or goes meanwhile does not prolong it. */
    void follow() {
        Act.AskedBack asked = attendance.asked();
        if (asking != null && asking.isAbout(asked)) return;
        stop();
        asking = null;
        Undoing undoing = asked == null ? null : undoing(asked.seat());
        if (asked == null || undoing == null) return;
        Seats must = asked.must() == null ? mustAgree(asked.seat(), undoing) : asked.must();
        asking = new Asking(
                house,
                asked,
                undoing,
                must,
                attendance,
                chronicle.retelling(),
                left(),
                () -> turns.inTurn(() -> lapse(asked)));
        summons.ask(must, asked.seat(), asked.to());
    }

    /** How much longer a question is held. */
    private long left() {
        long held = tempo.clock().isByDays() ? tempo.clock().millis() : Asking.MILLIS;
        return Math.max(0, held - house.openBetween(askedAt, house.time().now()));
    }

    /** Whether a question is settled because somebody gave the game up. */
    boolean settles() {
        Act settled = asking == null ? null : asking.settled();
        if (settled == null) return false;
        try {
            happens.accept(settled);
            return true;
        } catch (NothingTaken e) {
            // It is settled when the store takes again.
            LOG.info("a question at table {} stays open: {}", room.row().id(), e.getMessage());
            return false;
        }
    }

    /** Nobody has answered: it stands. */
    private void lapse(Act.AskedBack asked) {
        if (!asked.equals(attendance.asked())) return;
        happens.accept(new Act.LetStand(asked.seat()));
        room.tell();
    }

    /** Nothing lapses any more. */
    void stop() {
        if (asking != null) asking.stop();
    }
}

package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.house.NoticeSay;
import boardroom.server.house.Time;
import boardroom.server.house.Viewer;
import boardroom.server.wire.ClockInfo;
import boardroom.server.wire.NoticeKind;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Has people told who are waited for and do not look: once for each decision, also if they looked when it began and have
 * gone since; by days once more when their time becomes short.
 */
final class Summons {
    /** So long somebody may look elsewhere: a page that is made anew is silent. */
    private static final long GRACE = Duration.ofSeconds(10).toMillis();

    /** Somebody is reminded when so much of their time is left, one part in so many. */
    private static final int LAST_PART = 4;

    private final Room room;
    private final Turns turns;
    private final Tidings tidings;
    private final @Nullable String[] called;
    private final @Nullable String[] told;
    private final Time.@Nullable Alarm[] graces;
    private Seats waiting = Seats.NONE;
    private Map<Viewer, String> decisions = Map.of();
    private Time.@Nullable Alarm reminder;

    Summons(Room room, Turns turns) {
        this.room = room;
        this.turns = turns;
        this.tidings = new Tidings(room);
        int seats = room.row().seats().size();
        this.called = new String[seats];
        this.told = new String[seats];
        this.graces = new Time.Alarm[seats];
    }

    /** These people owe a move from now on, each for the decision named here; by days with this clock. */
    void call(Seats now, Map<Viewer, String> of, @Nullable ClockInfo days) {
        waiting = now;
        decisions = of;
        for (int seat : waiting.list()) {
            String decision = of.get(new Viewer(seat));
            boolean isNew = !Objects.equals(called[seat], decision);
            called[seat] = decision;
            if (isNew && isUntold(seat)) tell(seat);
        }
        look();
        remind(days);
    }

    /** Whether this seat was not told yet of what it owes, and does not look. */
    private boolean isUntold(int seat) {
        String decision = decisions.get(new Viewer(seat));
        return waiting.has(seat) && decision != null && !Objects.equals(told[seat], decision) && !looks(seat);
    }

    private boolean looks(int seat) {
        String guest = room.row().seats().get(seat).guest();
        return guest != null && room.audience().looks(guest);
    }

    private void tell(int seat) {
        String decision = decisions.get(new Viewer(seat));
        if (decision == null) return;
        told[seat] = decision;
        tell(seat, NoticeKind.YOUR_TURN, decision, NoticeSay.yourTurn(tidings.title(), tidings.code()));
    }

    /** Somebody came or went, or looks at it again or no more: others wait for who owes a move and has gone. */
    void look() {
        for (int seat = 0; seat < graces.length; seat++) {
            if (!isUntold(seat) || !isAwaited(seat)) stop(seat);
            else if (graces[seat] == null) graces[seat] = grace(seat);
        }
    }

    private boolean isAwaited(int seat) {
        String guest = room.row().seats().get(seat).guest();
        return guest != null && room.row().hasOthers(guest);
    }

    private Time.Alarm grace(int seat) {
        return room.house()
                .time()
                .after(
                        GRACE,
                        () -> turns.inTurn(() -> {
                            if (graces[seat] == null) return;
                            graces[seat] = null;
                            if (isUntold(seat)) tell(seat);
                        }));
    }

    private void stop(int seat) {
        Time.Alarm grace = graces[seat];
        if (grace != null) grace.cancel();
        graces[seat] = null;
    }

    private void remind(@Nullable ClockInfo days) {
        if (reminder != null) reminder.cancel();
        reminder = null;
        if (days == null || waiting.isEmpty()) return;
        long last = days.total() / LAST_PART;
        if (days.left() <= last) return;
        reminder = room.house()
                .time()
                .after(
                        days.startsIn() + days.left() - last,
                        () -> turns.inTurn(() -> {
                            if (reminder == null) return;
                            reminder = null;
                            for (int seat : waiting.list()) remind(seat, Duration.ofMillis(last));
                        }));
    }

    private void remind(int seat, Duration left) {
        String decision = decisions.get(new Viewer(seat));
        if (decision == null) return;
        Say say = NoticeSay.reminder((int) left.toHours(), tidings.title(), tidings.code());
        tell(seat, NoticeKind.REMINDER, decision, say);
    }

    /** A seat asks these whether its last move may be taken back. */
    void ask(Seats must, int asking, int to) {
        String name = TableInfos.name(room.house(), room.row(), asking);
        for (int seat : must.list())
            tell(
                    seat,
                    NoticeKind.ASKED_BACK,
                    "back-" + asking + "-" + to,
                    NoticeSay.askedBack(name, tidings.title(), tidings.code()));
    }

    void over() {
        for (int seat = 0; seat < told.length; seat++)
            tell(seat, NoticeKind.GAME_OVER, "over", NoticeSay.gameOver(tidings.title(), tidings.code()));
    }

    private void tell(int seat, NoticeKind kind, String key, Say say) {
        String guest = room.row().seats().get(seat).guest();
        if (guest != null) tidings.tell(guest, kind, key, say);
    }

    /** Whether somebody is about to be told. */
    boolean isBusy() {
        for (Time.Alarm grace : graces) if (grace != null) return true;
        return false;
    }

    void stop() {
        waiting = Seats.NONE;
        look();
        remind(null);
    }
}

package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.server.house.House;
import boardroom.server.house.Time;
import boardroom.server.wire.TableInfo.Stage;
import org.jspecify.annotations.Nullable;

/** People who owe a move and have the page behind others: after a while they count as gone, until they look again. */
final class Unseen {
    private final House house;
    private final Room room;
    private final Turns turns;
    private final Runnable changed;
    private final Time.@Nullable Alarm[] alarms = new Time.Alarm[Seats.MOST];
    private final boolean[] gone = new boolean[Seats.MOST];

    Unseen(Room room, Turns turns, Runnable changed) {
        this.house = room.house();
        this.room = room;
        this.turns = turns;
        this.changed = changed;
    }

    void look(int seat) {
        String guest = room.row().seats().get(seat).guest();
        if (guest == null
                || room.stage() != Stage.PLAYING
                || room.clock().isByDays()
                || !room.audience().has(guest)
                || room.audience().looks(guest)) {
            gone[seat] = false;
            cancel(seat);
            return;
        }
        Course course = room.dealt();
        boolean isHelped = course.attendance().isKeptWarm(seat);
        boolean isWaitedFor = course.waitingPeople().has(seat);
        gone[seat] = isHelped || (gone[seat] && isWaitedFor);
        if (gone[seat] || !isWaitedFor || course.attendance().isHeld()) cancel(seat);
        else if (alarms[seat] == null)
            alarms[seat] = house.time()
                    .after(house.scaled(house.patience().unseen().toMillis()), () -> turns.inTurn(() -> ring(seat)));
    }

    private void ring(int seat) {
        if (alarms[seat] == null) return;
        alarms[seat] = null;
        gone[seat] = true;
        changed.run();
    }

    private void cancel(int seat) {
        Time.Alarm alarm = alarms[seat];
        if (alarm != null) alarm.cancel();
        alarms[seat] = null;
    }

    boolean isGone(int seat) {
        return gone[seat];
    }

    void stop() {
        for (int seat = 0; seat < alarms.length; seat++) cancel(seat);
    }
}

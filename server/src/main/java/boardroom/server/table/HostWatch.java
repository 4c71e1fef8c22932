package boardroom.server.table;

import boardroom.server.house.House;
import boardroom.server.house.Time;
import boardroom.server.store.TableRow;
import boardroom.server.wire.TableInfo.Stage;
import org.jspecify.annotations.Nullable;

/** Passes a table on whose host has been gone for a while, so that those who are here can still pause and seat bots. */
final class HostWatch {
    private final House house;
    private final Room room;
    private final Turns turns;
    private Time.@Nullable Alarm alarm;

    HostWatch(Room room, Turns turns) {
        this.house = room.house();
        this.room = room;
        this.turns = turns;
    }

    /** Somebody came or went, or sits elsewhere. */
    void look() {
        if (!isMissed()) stop();
        else if (alarm == null)
            alarm = house.time().after(house.patience().host().toMillis(), () -> turns.inTurn(this::ring));
    }

    void stop() {
        if (alarm != null) alarm.cancel();
        alarm = null;
    }

    private void ring() {
        if (alarm == null) return;
        alarm = null;
        if (!isMissed()) return;
        passOn();
        room.tell();
        look();
    }

    /** Whether the host is gone while somebody else who sits here is not; a game by days waits for its host too. */
    private boolean isMissed() {
        boolean isOn = room.stage() == Stage.PLAYING && !room.clock().isByDays();
        return (room.stage() == Stage.WAITING || isOn)
                && !room.audience().has(room.row().host())
                && next() != null;
    }

    /** The host has gone: the next person who is here takes over, if there is one. */
    void passOn() {
        String next = next();
        if (next != null) room.keep(room.row().withHost(next));
    }

    private @Nullable String next() {
        TableRow row = room.row();
        int seats = row.seats().size();
        int from = row.seatOf(row.host());
        for (int i = 1; i <= seats; i++) {
            String guest = row.seats().get(Math.floorMod(from + i, seats)).guest();
            if (guest != null && !guest.equals(row.host()) && room.audience().has(guest)) return guest;
        }
        return null;
    }
}

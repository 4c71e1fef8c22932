package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.AskingBack;
import boardroom.server.wire.ClockInfo;
import boardroom.server.wire.LobbyTable;
import boardroom.server.wire.LobbyTable.Asked;
import boardroom.server.wire.LobbyTable.Wanted;
import boardroom.server.wire.TableInfo;
import boardroom.server.wire.TableInfo.Stage;
import org.jspecify.annotations.Nullable;

/** Writes what the lobby shows of a table, and what it asks of one guest. */
final class LobbyTables {
    private LobbyTables() {}

    /** A table that is awake, in its turn. */
    static LobbyTable of(Room room, @Nullable String guest) {
        TableInfo info = room.info();
        Course course = room.course();
        Whereabouts where = course == null ? Whereabouts.UNKNOWN : course.whereabouts();
        Asked asked = null;
        if (guest != null) {
            asked = asksBack(room, guest);
            if (asked == null)
                asked = asks(room.row(), where, guest, info.stage(), course == null ? null : course.clock());
        }
        return new LobbyTable(info, asked, where.path());
    }

    /** A table that is asleep, as it was when it fell asleep. */
    static LobbyTable asleep(House house, TableRow row, OpenedGame opened, Whereabouts where, @Nullable String guest) {
        TableInfo info = TableInfos.asleep(house, row, opened);
        Asked asked = guest == null ? null : asks(row, where, guest, info.stage(), null);
        return new LobbyTable(info, asked, where.path());
    }

    private static @Nullable Asked asksBack(Room room, String guest) {
        Course course = room.course();
        AskingBack asking = course == null ? null : course.goingBack().info();
        if (asking == null) return null;
        for (int seat : asking.must().list())
            if (!asking.agreed().has(seat) && room.row().isSeatOf(guest, seat))
                return new Asked(Wanted.BACK, null, asking.left(), asking.seat());
        return null;
    }

    private static @Nullable Asked asks(
            TableRow row, Whereabouts where, String guest, Stage stage, @Nullable ClockInfo clock) {
        boolean full = row.seats().stream().noneMatch(SeatRow::isOpen);
        if (stage == Stage.WAITING)
            return full && row.host().equals(guest) ? new Asked(Wanted.START, null, null, null) : null;
        int seat = stage == Stage.PLAYING ? where.asks(row, guest) : -1;
        if (seat < 0) return null;
        // What is asked of one of several at a screen stays behind the curtain.
        Say question = row.seatsOf(guest).count() > 1 ? null : where.questions().get(seat);
        return new Asked(Wanted.MOVE, question, left(clock, seat), null);
    }

    /** What a running clock leaves this seat; {@code null}: none runs for it. */
    private static @Nullable Long left(@Nullable ClockInfo clock, int seat) {
        if (clock == null || !clock.running() || !clock.seats().has(seat)) return null;
        return clock.startsIn() + clock.left();
    }
}

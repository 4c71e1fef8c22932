package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.server.house.House;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.TableInfo.Stage;

/** Somebody goes for good: a chair of theirs is free before the start, and in a running game a bot sits in. */
final class Departure {
    private final Room room;
    private final HostWatch hostWatch;

    Departure(Room room, HostWatch hostWatch) {
        this.room = room;
        this.hostWatch = hostWatch;
    }

    void of(String guest) {
        if (room.row().host().equals(guest)) passOn(guest);
        switch (room.stage()) {
            case WAITING -> standUp(guest);
            case PLAYING -> getUp(guest);
            case OVER, UNREADABLE, STOPPED -> {}
        }
        room.keep(room.row().namelessAt(guest));
        room.tell();
        hostWatch.look();
    }

    /** To whoever is here; else to whoever sits here. */
    private void passOn(String guest) {
        hostWatch.passOn();
        if (!room.row().host().equals(guest) || room.stage() == Stage.OVER) return;
        for (SeatRow seat : room.row().seats()) {
            String other = seat.guest();
            if (other == null || other.equals(guest)) continue;
            room.keep(room.row().withHost(other));
            return;
        }
    }

    private void standUp(String guest) {
        TableRow row = room.row();
        for (int seat = row.seatOf(guest); seat >= 0; seat = row.seatOf(guest)) row = row.withSeat(seat, SeatRow.OPEN);
        room.keep(row);
    }

    private void getUp(String guest) {
        Course course = room.dealt();
        House house = room.house();
        for (int seat = 0; seat < room.row().seats().size() && room.stage() == Stage.PLAYING; seat++) {
            if (!room.row().isSeatOf(guest, seat)) continue;
            if (!course.attendance().isAway(seat)) course.happens(new Act.PersonLeft(seat));
            String bot = house.cast()
                    .standIn(room.row().id(), seat, course.attendance().bots());
            boolean alone = course.attendance().bot(seat) == null && room.stage() == Stage.PLAYING;
            if (bot != null && alone) course.happens(new Act.BotSatIn(seat, bot));
        }
    }
}

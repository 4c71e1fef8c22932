package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.server.house.GuestNames;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Command;
import org.jspecify.annotations.Nullable;

/** Who takes chairs and gives them up before the start: a guest has one, and whoever else is at their screen others. */
final class Sitting {
    private final Room room;

    Sitting(Room room) {
        this.room = room;
    }

    private TableRow row() {
        return room.row();
    }

    Ruling sit(String guest, Command.Sit sit) {
        int seat = sit.seat();
        if (row().isUnknown(seat)) return new Ruling.Refused(SeatSay.unknown(seat));
        SeatRow chair = row().seats().get(seat);
        boolean mine = row().isSeatOf(guest, seat);
        if (mine && sit.name() == null) return new Ruling.SetUp(row());
        if (!mine && !chair.isOpen()) return new Ruling.Refused(SeatSay.taken());
        if (sit.name() != null && !(mine && chair.name() == null)) return beside(guest, seat, sit.name());
        return hasAChair(guest)
                ? new Ruling.Refused(SeatSay.occupied())
                : new Ruling.SetUp(row().withSeat(seat, SeatRow.person(guest)));
    }

    /** Whether a chair is the guest's own, and not that of somebody beside them. */
    private boolean hasAChair(String guest) {
        return row().seats().stream().anyMatch(chair -> guest.equals(chair.guest()) && chair.name() == null);
    }

    /** Somebody else at the guest's screen sits down, or is called otherwise. */
    private Ruling beside(String guest, int seat, String wanted) {
        Say refusal = GuestNames.refusal(wanted);
        if (refusal != null) return new Ruling.Refused(refusal);
        String name = GuestNames.stripped(wanted);
        for (int other = 0; other < row().seats().size(); other++)
            if (other != seat && isCalled(other, name)) return new Ruling.Refused(SeatSay.nameTaken(name));
        return new Ruling.SetUp(row().withSeat(seat, SeatRow.beside(guest, name)));
    }

    private boolean isCalled(int seat, String name) {
        return row().seats().get(seat).guest() != null
                && TableInfos.name(room.house(), row(), seat).equalsIgnoreCase(name);
    }

    Ruling stand(String guest, @Nullable Integer seat) {
        if (row().seatOf(guest) < 0) return new Ruling.Refused(SeatSay.none());
        if (seat != null && !row().isSeatOf(guest, seat)) return new Ruling.Refused(SeatSay.notYours(seat));
        TableRow without = row();
        for (int mine : row().seatsOf(guest).list())
            if (seat == null || seat == mine) without = without.withSeat(mine, SeatRow.OPEN);
        return new Ruling.SetUp(without);
    }
}

package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.server.house.Notice;
import boardroom.server.house.NoticeSay;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.NoticeKind;

/** What somebody is told of a table at which they do not look. */
final class Tidings {
    private final Room room;

    Tidings(Room room) {
        this.room = room;
    }

    void tell(String guest, NoticeKind kind, String key, Say say) {
        if (room.audience().looks(guest)) return;
        room.house()
                .notices()
                .tell(new Notice(kind, guest, room.row().id(), room.row().head().game(), key, say));
    }

    /** Somebody sat down on the last chair: whoever hosts can start. The same last one is told of once. */
    void sat(TableRow before, String who) {
        boolean isFull = room.row().seats().stream().noneMatch(SeatRow::isOpen);
        boolean wasFull = before.seats().stream().noneMatch(SeatRow::isOpen);
        String host = room.row().host();
        if (!isFull || wasFull || who.equals(host)) return;
        tell(host, NoticeKind.TABLE_FULL, "full-" + who, NoticeSay.tableFull(title(), code()));
    }

    String title() {
        return room.opened().game().box().title();
    }

    String code() {
        return room.row().head().code();
    }
}

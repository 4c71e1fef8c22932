package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Notice;
import boardroom.server.house.Viewer;
import boardroom.server.wire.NoticeKind;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Has people told who are waited for and do not look: once for each decision. */
final class Summons {
    private final Room room;
    private final @Nullable String[] told;

    Summons(Room room) {
        this.room = room;
        this.told = new String[room.row().seats().size()];
    }

    /** These people owe a move now, each for the decision named here. */
    void call(Seats waiting, Map<Viewer, String> decisions) {
        for (int seat : waiting.list()) {
            String decision = decisions.get(new Viewer(seat));
            if (decision == null || Objects.equals(told[seat], decision)) continue;
            told[seat] = decision;
            tell(seat, NoticeKind.YOUR_TURN, decision, HouseSay.noticeYourTurn(title(), code()));
        }
    }

    /** A seat asks these whether its last move may be taken back. */
    void ask(Seats must, int asking, int to) {
        String name = TableInfos.name(room.house(), room.row(), asking);
        for (int seat : must.list())
            tell(
                    seat,
                    NoticeKind.ASKED_BACK,
                    "back-" + asking + "-" + to,
                    HouseSay.noticeAskedBack(name, title(), code()));
    }

    void over() {
        for (int seat = 0; seat < told.length; seat++)
            tell(seat, NoticeKind.GAME_OVER, "over", HouseSay.noticeGameOver(title(), code()));
    }

    private void tell(int seat, NoticeKind kind, String key, Say say) {
        String guest = room.row().seats().get(seat).guest();
        if (guest == null || room.audience().looks(guest)) return;
        room.house()
                .notices()
                .tell(new Notice(kind, guest, room.row().id(), room.row().head().game(), key, say));
    }

    private String title() {
        return room.opened().game().box().title();
    }

    private String code() {
        return room.row().head().code();
    }
}

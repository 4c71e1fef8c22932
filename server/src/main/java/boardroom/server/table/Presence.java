package boardroom.server.table;

import boardroom.server.house.Viewer;
import boardroom.server.wire.Command;
import boardroom.server.wire.FilmInfo;
import boardroom.server.wire.TableInfo.Stage;
import org.jspecify.annotations.Nullable;

/** Who comes to a table and who goes. */
final class Presence {
    private final Room room;
    private final Turns turns;
    private final Table.Registry registry;
    private final Answers answers;
    private final HostWatch hostWatch;

    Presence(Room room, Turns turns, Table.Registry registry, Answers answers, HostWatch hostWatch) {
        this.room = room;
        this.turns = turns;
        this.registry = registry;
        this.answers = answers;
        this.hostWatch = hostWatch;
    }

    /** From now on this listener hears of the table, beginning with how it stands. */
    void open(Listener who, Command.Open open) {
        if (room.shutsOut(who)) {
            answers.refuse(who, open, TableSay.watchingOff());
            return;
        }
        Integer front = open.seat();
        if (front != null && !room.seatsOf(who).has(front)) {
            answers.refuse(who, open, SeatSay.notYours(front));
            return;
        }
        face(who, front);
        boolean isNew = room.audience().add(who);
        answers.done(who, open);
        if (isNew) changed();
        else room.tell(who::equals);
        Course course = room.course();
        if (course != null) course.catchUp(who, open.since());
        else if (room.isUnreadable()) tellFilmed(who);
        room.talk().catchUp(who, open.talked());
        turns.inTurn(() -> comesBack(who));
    }

    /** Whoever was in front is answered nothing more: it would be read by the next. */
    void face(Listener screen, @Nullable Integer seat) {
        Viewer before = room.viewer(screen);
        room.fronts().face(screen, seat);
        Course course = room.course();
        if (course != null && !before.equals(room.viewer(screen)))
            course.advice().lost(screen);
    }

    /** The page of this listener came to the front or went behind others. */
    void looked(Listener who) {
        noticesWhoLooks();
        if (room.absences().look()) room.tell();
        if (room.audience().any(who::equals)) comesBack(who);
    }

    /** Bots that kept seats warm get up for who is here again and looks. */
    private void comesBack(Listener who) {
        Course course = room.course();
        if (course == null || room.stage() != Stage.PLAYING || !who.isLooking()) return;
        boolean back = false;
        for (int seat : room.seatsOf(who).list()) {
            if (!course.attendance().isKeptWarm(seat)) continue;
            course.comesBack(seat);
            back = true;
        }
        if (back) room.tell();
    }

    /** How a game stood last that today's rules can't play again. */
    private void tellFilmed(Listener who) {
        FilmInfo film = registry.filmed(room.row(), room.viewer(who));
        if (film != null) who.send(Filmed.lastUpdate(film));
    }

    void close(Listener who, Command.Close close) {
        boolean listened = room.audience().remove(who);
        room.fronts().face(who, null);
        answers.done(who, close);
        if (listened) changed();
    }

    /** The connection of this listener is gone. */
    void lost(Listener who) {
        Course course = room.course();
        if (course != null) {
            course.advice().lost(who);
            course.reviews().lost(who);
        }
        room.fronts().face(who, null);
        if (room.audience().remove(who)) changed();
    }

    /** Somebody looks at it again, or no more. */
    private void noticesWhoLooks() {
        Course course = room.course();
        if (course != null) course.noticeWhoLooks();
    }

    private void changed() {
        room.absences().look();
        noticesWhoLooks();
        room.tell();
        hostWatch.look();
        if (!room.isHeard()) room.touch();
    }
}

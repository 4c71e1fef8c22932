package boardroom.server.table;

import boardroom.server.wire.Command;

/** Who comes to a table and who goes. */
final class Presence {
    private final Room room;
    private final Answers answers;
    private final HostWatch hostWatch;

    Presence(Room room, Answers answers, HostWatch hostWatch) {
        this.room = room;
        this.answers = answers;
        this.hostWatch = hostWatch;
    }

    /** From now on this listener hears of the table, beginning with how it stands. */
    void open(Listener who, Command.Open open) {
        boolean isNew = room.audience().add(who);
        answers.done(who, open);
        if (isNew) changed();
        else room.tell(who::equals);
        Course course = room.course();
        if (course != null) course.catchUp(who, open.since());
    }

    void close(Listener who, Command.Close close) {
        boolean listened = room.audience().remove(who);
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
        if (room.audience().remove(who)) changed();
    }

    private void changed() {
        room.tell();
        hostWatch.look();
        if (!room.isHeard()) room.touch();
    }
}

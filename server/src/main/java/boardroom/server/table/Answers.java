package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Preview;
import boardroom.engine.Say;
import boardroom.server.wire.AdviceInfo;
import boardroom.server.wire.Command;
import boardroom.server.wire.Frame;
import boardroom.server.wire.ReviewInfo;

/** Answers the commands of one table, each once. */
final class Answers {
    private final Room room;

    Answers(Room room) {
        this.room = room;
    }

    /** Done; it stands in no journal. */
    void done(Listener who, Command command) {
        send(who, new Frame.Answer(command.id(), true, null, null, null, null, null, null, null));
    }

    /** Done, and written down as so many-th of what this guest asked for; 0: it stands in no journal. */
    void done(Listener who, Command command, int number) {
        if (number == 0) done(who, command);
        else send(who, new Frame.Answer(command.id(), true, number, null, null, null, null, null, null));
    }

    void preview(Listener who, Command command, Preview preview) {
        send(who, new Frame.Answer(command.id(), true, null, preview, null, null, null, null, null));
    }

    void advice(Listener who, Command command, AdviceInfo advice) {
        send(who, new Frame.Answer(command.id(), true, null, null, advice, null, null, null, null));
    }

    void review(Listener who, Command command, ReviewInfo review) {
        send(who, new Frame.Answer(command.id(), true, null, null, null, review, null, null, null));
    }

    void rematch(Listener who, Command command, String next) {
        send(who, new Frame.Answer(command.id(), true, null, null, null, null, next, null, null));
    }

    void refuse(Listener who, Command command, Say say) {
        room.house().figures().refused();
        String text = room.opened().text(say, seat -> TableInfos.name(room.house(), room.row(), seat));
        send(who, new Frame.Answer(command.id(), false, null, null, null, null, null, say, text));
    }

    private static void send(Listener who, Frame frame) {
        who.send(Json.MAPPER.writeValueAsBytes(frame));
    }
}

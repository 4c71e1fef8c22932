package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.server.house.Viewer;
import boardroom.server.talk.Talk;
import boardroom.server.talk.TalkPace;
import boardroom.server.talk.TalkSay;
import boardroom.server.talk.TalkText;
import boardroom.server.wire.Command;
import boardroom.server.wire.Frame;
import boardroom.server.wire.TableInfo.Stage;
import boardroom.server.wire.TalkLine;
import boardroom.server.wire.TalkLine.Side;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The talk at a table: who may say what, and who hears it. While the game is on, those who play and those who watch talk
 * apart; before the start and after the end everybody talks to everybody, and reads what was said apart too.
 */
final class TableTalk {
    private final Room room;
    private final Answers answers;
    private final Talk talk;
    private final TalkPace pace = new TalkPace();

    /** Its own: whoever talks much must not push moves out of what is known to be done. */
    private @Nullable DoneCommands done;

    TableTalk(Room room) {
        this.room = room;
        this.answers = new Answers(room);
        this.talk = new Talk(room.house().store(), room.row().id());
    }

    boolean isOpen() {
        return talk.isOpen();
    }

    /** What of the talk was done already, before a restart too. */
    DoneCommands done() {
        DoneCommands known = done;
        if (known == null) {
            known = new DoneCommands();
            for (String command : talk.commands(DoneCommands.KEPT)) known.add(CommandKey.read(command));
            done = known;
        }
        return known;
    }

    Ruling on(Request request, Command.OfTheTalk command) {
        return switch (command) {
            case Command.SayWords words -> says(request, TalkText.cleaned(words.text()), null);
            case Command.ShowMood shown -> says(request, null, shown.mood());
            case Command.SetTalk set ->
                room.isHost(request.from()) ? new Ruling.SetsTalk(set.open()) : new Ruling.Refused(TableSay.hostOnly());
        };
    }

    private Ruling says(Request request, @Nullable String text, TalkLine.@Nullable Mood mood) {
        String guest = request.guest().id();
        Say refusal = talk.isOpen() ? null : TalkSay.closed();
        if (refusal == null && text != null) refusal = TalkText.refusal(text);
        if (refusal == null) refusal = pace.refusal(guest, room.house().time().now());
        if (refusal != null) return new Ruling.Refused(refusal);
        String name = nameOf(request);
        Side side = isApart() ? sideOf(request.from()) : Side.ALL;
        return new Ruling.Says(new Talk.Draft(guest, name, side, text, mood));
    }

    private boolean isApart() {
        return room.stage() == Stage.PLAYING;
    }

    private Side sideOf(Listener who) {
        return room.seatsOf(who).isEmpty() ? Side.WATCHERS : Side.PLAYERS;
    }

    /** At a screen with several people, whoever is in front speaks. */
    private String nameOf(Request request) {
        Viewer viewer = room.viewer(request.from());
        String beside = viewer.isWatcher()
                ? null
                : room.row().seats().get(viewer.seat()).name();
        return beside == null ? request.guest().name() : beside;
    }

    void say(Request request, Talk.Draft draft) {
        long now = room.house().time().now();
        TalkLine line = talk.add(draft, now, request.key().stored());
        pace.said(draft.guest(), now);
        done().add(request.key());
        answers.done(request.from(), request.command());
        Side side = draft.side();
        tell(List.of(line), true, listener -> side == Side.ALL || side == sideOf(listener));
    }

    void set(Request request, boolean open) {
        talk.set(open);
        done().add(request.key());
        answers.done(request.from(), request.command());
        room.tell();
    }

    /** Tells somebody who comes what they may read of what was said, after the number they heard last. */
    void catchUp(Listener listener, @Nullable Integer talked) {
        Side hidden = !isApart() ? null : sideOf(listener) == Side.PLAYERS ? Side.WATCHERS : Side.PLAYERS;
        // What was said apart opened up at the end: whoever was gone then has gaps before what they heard last.
        boolean opened = room.stage() == Stage.OVER || room.stage() == Stage.UNREADABLE;
        List<TalkLine> lines = talk.lines(hidden, talked != null && opened ? Integer.valueOf(0) : talked);
        if (!lines.isEmpty()) tell(lines, false, listener::equals);
    }

    /** The game is over: everybody reads what was said apart. */
    void openUp() {
        List<TalkLine> lines = talk.lines(null, null);
        if (!lines.isEmpty()) tell(lines, false, _ -> true);
    }

    private void tell(List<TalkLine> lines, boolean news, Predicate<Listener> to) {
        byte[] frame = Json.MAPPER.writeValueAsBytes(new Frame.Talk(room.row().id(), news, lines));
        room.audience().each(listener -> {
            if (to.test(listener)) listener.send(frame);
        });
    }
}

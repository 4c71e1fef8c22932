package boardroom.cli.soak;

import boardroom.engine.Json;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * What one guest and the house say to each other about a table, over one socket after the other: what was not answered is
 * asked again on the next socket.
 */
final class Conversation {
    private static final long WELCOME_MILLIS = 15_000;
    private static final long ANSWER_MILLIS = 30_000;
    private static final long TOLD_MILLIS = 30_000;

    private final Grounds grounds;
    private final String token;
    private final String who;
    private @Nullable WireLine line;
    private boolean welcome;
    private boolean opened;
    private final Answers answers;
    private Place place;

    Conversation(Grounds grounds, String guest, String token, String who) {
        this.grounds = grounds;
        this.token = token;
        this.who = who;
        this.answers = new Answers(grounds, guest);
        this.place = Place.none(grounds.notes, who);
    }

    /** From now on it is about this seat of this table. */
    synchronized void turnTo(String table, int seat, Told told) {
        place = new Place(grounds.notes, who, table, seat, told);
        answers.clear();
    }

    synchronized String table() {
        return place.table;
    }

    synchronized int seat() {
        return place.seat;
    }

    synchronized Seen seen() {
        return place.seen;
    }

    synchronized String game() {
        return place.told.game;
    }

    synchronized boolean isPaused() {
        return place.isPaused();
    }

    synchronized boolean mayTakeBack() {
        return place.mayTakeBack();
    }

    synchronized boolean isUp() {
        return line != null;
    }

    /** The line as it is; whoever holds none is told so. */
    synchronized WireLine line() throws IOException {
        if (line == null) throw new EOFException("no line");
        return line;
    }

    /** Opens a socket, says who it is, looks at the table again and asks again what was not answered. */
    void connect() throws IOException, InterruptedException {
        Hearing hearing = new Hearing();
        WireLine fresh = WireLine.open(grounds.address, hearing);
        List<Asked> again;
        Asked open = null;
        synchronized (this) {
            hearing.mine = fresh;
            line = fresh;
            welcome = false;
            opened = false;
            answers.beginALine();
            fresh.send("{\"hello\":\"" + token + "\"}");
            awaitThat(() -> welcome || line != fresh, WELCOME_MILLIS);
            if (!welcome) {
                cut();
                throw new EOFException("no welcome");
            }
            again = answers.again();
            if (!place.table.isEmpty()) {
                Seen seen = place.seen;
                seen.comesAgain();
                open = ask("open", seen.isDealt() ? Map.of("since", seen.n()) : Map.of(), Asked.Due.EITHER);
            }
        }
        if (open == null) return;
        JsonNode answer = await(open);
        if (answer == null) return;
        if (!Asked.isOk(answer) && grounds.isCalmSince(open.sentAt))
            grounds.notes.find(Finding.Kind.LOST, who + " can't open table " + table() + " again: " + answer);
        synchronized (this) {
            opened = true;
            for (Asked asked : again) if (answers.isWaitedFor(asked)) send(asked);
        }
    }

    /** Cuts the line without a word. */
    synchronized void cut() {
        if (line != null) line.cut();
        line = null;
        notifyAll();
    }

    /** Asks something; the answer comes when it comes, perhaps over another socket. */
    Asked ask(String what, Map<String, ?> more, Asked.Due due) {
        return ask(what, more, due, seen().n());
    }

    /** The same, knowing what this update told and nothing later. */
    synchronized Asked ask(String what, Map<String, ?> more, Asked.Due due, int knowing) {
        Asked asked = answers.keep(place, what, more, due, knowing);
        send(asked);
        return asked;
    }

    /** Says the same again, as if the network had kept it. */
    synchronized void send(Asked asked) {
        asked.sent();
        try {
            line().send(asked.json());
        } catch (IOException lost) {
            // it is asked again on the next line
            cut();
        }
    }

    /** Says something that is no command and has no id to be answered by. */
    synchronized void sendUnnamed(String text) throws IOException {
        answers.keepUnnamed();
        line().send(text);
    }

    /** Waits until everything without an id was answered; whether it was, or the line is gone. */
    synchronized boolean awaitUnnamed() throws InterruptedException {
        awaitThat(() -> answers.isUnnamedAnswered() || line == null, ANSWER_MILLIS);
        return answers.isUnnamedAnswered() || line == null;
    }

    /** Waits for an answer; {@code null}: the line was lost, or none came in all this time. */
    synchronized @Nullable JsonNode await(Asked asked) throws InterruptedException {
        awaitThat(() -> asked.isAnswered() || line == null, ANSWER_MILLIS);
        if (!asked.isAnswered() && line != null && grounds.isCalmSince(asked.sentAt)) {
            grounds.notes.find(
                    Finding.Kind.WRONG, who + " got no answer in " + ANSWER_MILLIS + " ms to " + asked.json());
            answers.giveUp(asked);
        }
        return asked.answer();
    }

    /** Waits until this many answers came to something said more than once; whether they came or the line is gone. */
    synchronized boolean awaitAnswers(Asked asked, int count) throws InterruptedException {
        awaitThat(() -> asked.answers() >= count || line == null, TOLD_MILLIS);
        return asked.answers() >= count || line == null;
    }

    /** Waits until this line is lost; whether it was. */
    synchronized boolean awaitLoss(WireLine old) throws InterruptedException {
        awaitThat(() -> line != old, ANSWER_MILLIS);
        return line != old;
    }

    String who() {
        return who;
    }

    /** Commands that were done here, the oldest first. */
    synchronized List<Asked> done() {
        return answers.done();
    }

    private interface Condition {
        boolean holds();
    }

    private void awaitThat(Condition condition, long millis) throws InterruptedException {
        long end = System.currentTimeMillis() + millis;
        for (long left = millis; !condition.holds() && left > 0; left = end - System.currentTimeMillis()) wait(left);
    }

    /** One line's ear: what an older line still says counts no more. */
    private final class Hearing implements WireLine.Ear {
        private @Nullable WireLine mine;

        @Override
        public void heard(String text) {
            JsonNode frame;
            try {
                frame = Json.MAPPER.readTree(text);
            } catch (JacksonException e) {
                grounds.notes.find(Finding.Kind.WRONG, who + " was told what is no JSON: " + text);
                return;
            }
            synchronized (Conversation.this) {
                if (mine == null || mine == line) hear(frame);
                Conversation.this.notifyAll();
            }
        }

        @Override
        public void lost() {
            synchronized (Conversation.this) {
                if (mine == line) line = null;
                Conversation.this.notifyAll();
            }
        }
    }

    /** Takes a frame of the house, and judges it. */
    synchronized void hear(JsonNode frame) {
        switch (frame.path("type").asString()) {
            case "welcome" -> welcome = true;
            case "answer" -> answers.answered(frame, place);
            case "update" -> {
                if (place.isAt(frame.path("table"))) place.seen.hear(frame);
            }
            case "table" -> {
                // Whoever comes again to a table that stopped has it made anew.
                if (place.isAt(frame.path("table").path("id")) && place.hear(frame)) cut();
            }
            case "bye" -> {
                if (!Asked.reason(frame).equals("socket.shutting-down"))
                    place.find(Finding.Kind.WRONG, "was sent off: " + frame);
            }
            case "gone" -> {
                if (place.isAt(frame.path("table"))) place.find(Finding.Kind.LOST, "was sent away: " + frame);
            }
            default -> {}
        }
    }

    /** Whether it looks at the table on this line. */
    synchronized boolean isOpened() {
        return opened && line != null;
    }
}

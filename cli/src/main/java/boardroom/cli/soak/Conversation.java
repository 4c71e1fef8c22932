package boardroom.cli.soak;

import boardroom.engine.Json;
import java.io.EOFException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * What one guest and the house say to each other about a table, over one socket after the other: every command is kept
 * until it was answered, and asked again on the next socket.
 */
final class Conversation {
    private static final long WELCOME_MILLIS = 15_000;
    private static final long ANSWER_MILLIS = 30_000;
    private static final long TOLD_MILLIS = 30_000;

    private final Grounds grounds;
    private final String guest;
    private final String token;
    private final String who;
    private @Nullable WireLine line;
    private boolean welcome;
    private boolean opened;
    private int commands;
    private int unnamed;
    private final Map<String, Asked> waiting = new LinkedHashMap<>();
    private final Map<String, Asked> known = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Asked> eldest) {
            return size() > 50;
        }
    };
    private String table = "";
    private int seat = -1;
    private Told told = new Told("");
    private Seen seen;
    private boolean paused;
    private boolean takeBack;

    Conversation(Grounds grounds, String guest, String token, String who) {
        this.grounds = grounds;
        this.guest = guest;
        this.token = token;
        this.who = who;
        this.seen = new Seen(grounds.notes, who);
    }

    /** From now on it is about this seat of this table. */
    synchronized void turnTo(String newTable, int newSeat, Told newTold) {
        table = newTable;
        seat = newSeat;
        told = newTold;
        seen = new Seen(grounds.notes, who + ", seat " + newSeat + " of " + newTold.game + " " + newTable + ",");
        waiting.clear();
        known.clear();
        paused = false;
        takeBack = false;
    }

    synchronized String table() {
        return table;
    }

    synchronized int seat() {
        return seat;
    }

    synchronized Seen seen() {
        return seen;
    }

    synchronized String game() {
        return told.game;
    }

    synchronized boolean isPaused() {
        return paused;
    }

    synchronized boolean mayTakeBack() {
        return takeBack;
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
            unnamed = 0;
            fresh.send("{\"hello\":\"" + token + "\"}");
            awaitThat(() -> welcome || line != fresh, WELCOME_MILLIS);
            if (!welcome) {
                cut();
                throw new EOFException("no welcome");
            }
            again = List.copyOf(waiting.values());
            waiting.values().removeIf(asked -> asked.what.equals("open"));
            if (!table.isEmpty()) {
                seen.comesAgain();
                open = ask("open", seen.isDealt() ? Map.of("since", seen.n()) : Map.of(), Asked.Due.EITHER);
            }
        }
        if (open == null) return;
        JsonNode answer = await(open);
        if (answer == null) return;
        if (!Asked.isOk(answer) && grounds.isCalmSince(open.sentAt))
            grounds.notes.find(Finding.Kind.LOST, who + " can't open table " + table + " again: " + answer);
        synchronized (this) {
            opened = true;
            for (Asked asked : again) if (waiting.containsKey(asked.id)) send(asked);
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
        Asked asked = new Asked("c-" + ++commands, table, what, more, due, knowing);
        told.asked(new Told.Key(guest, asked.id));
        waiting.put(asked.id, asked);
        known.put(asked.id, asked);
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
        unnamed++;
        line().send(text);
    }

    /** Waits until everything without an id was answered; whether it was, or the line is gone. */
    synchronized boolean awaitUnnamed() throws InterruptedException {
        awaitThat(() -> unnamed == 0 || line == null, ANSWER_MILLIS);
        return unnamed == 0 || line == null;
    }

    /** Waits for an answer; {@code null}: the line was lost, or none came in all this time. */
    synchronized @Nullable JsonNode await(Asked asked) throws InterruptedException {
        awaitThat(() -> asked.isAnswered() || line == null, ANSWER_MILLIS);
        if (!asked.isAnswered() && line != null && grounds.isCalmSince(asked.sentAt)) {
            grounds.notes.find(
                    Finding.Kind.WRONG, who + " got no answer in " + ANSWER_MILLIS + " ms to " + asked.json());
            waiting.remove(asked.id);
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
        return known.values().stream()
                .filter(asked -> asked.what.equals("move") && asked.isDone())
                .toList();
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
            case "answer" -> answered(frame);
            case "update" -> {
                if (isOfTheTable(frame.path("table"))) seen.hear(frame);
            }
            case "table" -> {
                if (isOfTheTable(frame.path("table").path("id"))) heardOfTheTable(frame);
            }
            case "bye" -> heardBye(frame);
            case "gone" -> {
                if (isOfTheTable(frame.path("table"))) find(Finding.Kind.LOST, "was sent away: " + frame);
            }
            default -> {}
        }
    }

    private boolean isOfTheTable(JsonNode id) {
        return id.asString("").equals(table);
    }

    private void heardOfTheTable(JsonNode frame) {
        paused = frame.path("table").path("paused").asBoolean();
        takeBack = !frame.path("you").path("takeBack").isEmpty();
        String stage = frame.path("table").path("stage").asString("");
        if (stage.equals("unreadable")) find(Finding.Kind.LOST, "sees a table that can't be played on");
        if (stage.equals("stopped")) {
            grounds.notes.stopped();
            cut(); // whoever comes again has it made anew
        }
        if (seen.isDealt() && frame.path("you").path("seats").isEmpty())
            find(Finding.Kind.LOST, "has no seat there any more");
    }

    private void heardBye(JsonNode frame) {
        String why = Asked.reason(frame);
        if (!why.equals("socket.shutting-down")) find(Finding.Kind.WRONG, "was sent off: " + frame);
    }

    private void answered(JsonNode answer) {
        if (!answer.has("ok")) find(Finding.Kind.WRONG, "got an answer that is none: " + answer);
        if (!Asked.isOk(answer) && answer.path("text").asString("").isBlank())
            find(Finding.Kind.WRONG, "was refused without a sentence: " + answer);
        if (!answer.path("id").isString()) {
            if (--unnamed < 0 || Asked.isOk(answer)) find(Finding.Kind.WRONG, "got an answer to nothing: " + answer);
            return;
        }
        Asked asked = known.get(answer.path("id").asString());
        if (asked == null) return; // of a table that is over
        JsonNode before = asked.answer();
        if (before != null && Asked.isOk(before) && !answer.equals(before))
            find(Finding.Kind.WRONG, "got two answers to " + asked.json() + ": " + before + " and " + answer);
        if (asked.answered(answer)) find(Finding.Kind.WRONG, "got more answers than it asked: " + answer);
        waiting.remove(asked.id);
        settle(asked, answer);
    }

    /** Notes what is to be found in the journal afterwards, and judges what can be judged at once. */
    private void settle(Asked asked, JsonNode answer) {
        Told.Key key = new Told.Key(guest, asked.id);
        if (Asked.isOk(answer)) {
            if (asked.due == Asked.Due.REFUSED) find(Finding.Kind.WRONG, "was let do " + asked.json() + ": " + answer);
            if (asked.what.equals("move") && !answer.has("number"))
                find(Finding.Kind.WRONG, "made a move that has no number: " + answer);
            if (answer.has("number")) {
                told.done(key, new Told.Done(answer.path("number").asInt(), asked.seat(), asked.move()));
                if (asked.answers() == 1) grounds.notes.acknowledged();
            }
            return;
        }
        grounds.notes.refused();
        String why = Asked.reason(answer);
        // A table that stopped can't tell whether it was written down before it is made anew.
        if (!why.equals("table.stopped")) told.refused(key);
        if (asked.due == Asked.Due.DONE
                && asked.wasSentOnce()
                && asked.knowing == seen.n()
                && !paused
                && grounds.isCalmSince(asked.sentAt))
            find(Finding.Kind.WRONG, "was offered %s, and it was refused: %s".formatted(asked.json(), answer));
    }

    private void find(Finding.Kind kind, String sentence) {
        grounds.notes.find(kind, who + ", seat " + seat + " of " + told.game + " " + table + ", " + sentence);
    }

    /** Whether it looks at the table on this line. */
    synchronized boolean isOpened() {
        return opened && line != null;
    }
}

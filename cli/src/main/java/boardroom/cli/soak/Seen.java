package boardroom.cli.soak;

import boardroom.cli.bench.Situation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What one person was told of a table, update after update, and whether it hangs together. */
final class Seen {
    /** What stands in an update about how it is, and not about what time it is or what was new. */
    private static final List<String> STANDING = List.of("view", "own", "owes", "may", "path", "prompt", "result");

    /** So many other decisions later, nobody comes back to one without taking moves back. */
    private static final int LONG_AGO = 4;

    /** A decision and a move that was made for it. */
    record Closed(String decision, JsonNode move) {}

    private final Notes notes;
    private final String who;
    private int n;
    private @Nullable JsonNode last;
    private boolean comingAgain;
    private long heardAt = System.nanoTime();
    private final Deque<Closed> made = new ArrayDeque<>();

    Seen(Notes notes, String who) {
        this.notes = notes;
        this.who = who;
    }

    /** The next update tells how it stands since the last one, on a new socket. */
    synchronized void comesAgain() {
        comingAgain = true;
    }

    synchronized void hear(JsonNode update) {
        int number = update.path("n").asInt();
        int missed = update.path("missed").asInt();
        if (comingAgain) catchUp(update, number, missed);
        else if (number != n + 1 || missed != 0)
            wrong("was told update %d (missed: %d) after update %d".formatted(number, missed, n));
        comingAgain = false;
        if (update.has("undone")) made.clear();
        n = number;
        last = update;
        heardAt = System.nanoTime();
        notifyAll();
    }

    private void catchUp(JsonNode update, int number, int missed) {
        if (last == null) return;
        if (missed >= 0 ? number != n + missed : number < n)
            wrong("came again after update %d and was told update %d, missed %d".formatted(n, number, missed));
        JsonNode before = last;
        if (missed == 0)
            for (String field : STANDING)
                if (!update.path(field).equals(before.path(field)))
                    wrong("came again after update %d, missed nothing and sees another %s: %s, before %s"
                            .formatted(n, field, clipped(update.path(field)), clipped(before.path(field))));
    }

    private static String clipped(JsonNode node) {
        String text = node.toString();
        return text.length() <= 400 ? text : text.substring(0, 400) + "…";
    }

    private void wrong(String sentence) {
        notes.find(Finding.Kind.WRONG, who + " " + sentence);
    }

    synchronized int n() {
        return n;
    }

    synchronized boolean isDealt() {
        return last != null;
    }

    synchronized boolean isOver() {
        return last != null && last.path("result").isObject();
    }

    /** When something was heard last, by the clock that only counts. */
    synchronized long heardAt() {
        return heardAt;
    }

    /** What a seat is asked, as of this update. */
    record Question(int n, Situation situation) {}

    /** What this seat owes a move for; {@code null}: it owes none. */
    synchronized @Nullable Question question(int seat) {
        if (last == null || isOver()) return null;
        for (JsonNode one : last.path("owes")) if (one.asInt() == seat) return new Question(n, situation());
        return null;
    }

    private Situation situation() {
        return last == null
                ? Situation.UNKNOWN
                : new Situation(last.path("view"), last.path("own"), last.path("prompt"));
    }

    /** How it stands for a seat, in a few words. */
    synchronized String standing(int seat) {
        if (last == null) return "seat " + seat + ": nothing";
        return "seat %d: update %d, asked %s, owed by %s, clock %s"
                .formatted(seat, n, situation().decision(), last.path("owes"), last.path("clock"));
    }

    /** Waits for an update after this one, but not for long. */
    synchronized void awaitNewsAfter(int known, long millis) throws InterruptedException {
        long end = System.currentTimeMillis() + millis;
        for (long left = millis; n <= known && left > 0; left = end - System.currentTimeMillis()) wait(left);
    }

    synchronized void made(String decision, JsonNode move) {
        made.removeIf(closed -> closed.decision().equals(decision));
        made.addLast(new Closed(decision, move));
        if (made.size() > 2 * LONG_AGO) made.removeFirst();
    }

    /** A move for something that was closed long ago, if there is one. */
    synchronized @Nullable Closed closedLongAgo() {
        Closed oldest = made.peekFirst();
        boolean old = made.size() > LONG_AGO && oldest != null;
        return old && !oldest.decision().equals(situation().decision()) ? oldest : null;
    }
}

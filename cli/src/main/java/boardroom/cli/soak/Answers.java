package boardroom.cli.soak;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What one guest asked and has no answer to yet, and a judgement of every answer that comes; the conversation guards it. */
final class Answers {
    private final Grounds grounds;
    private final String guest;
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

    Answers(Grounds grounds, String guest) {
        this.grounds = grounds;
        this.guest = guest;
    }

    /** A new command, which is waited for from now on. */
    Asked keep(Place place, String what, Map<String, ?> more, Asked.Due due, int knowing) {
        Asked asked = new Asked("c-" + ++commands, place.table, what, more, due, knowing);
        place.told.asked(new Told.Key(guest, asked.id));
        waiting.put(asked.id, asked);
        known.put(asked.id, asked);
        return asked;
    }

    /** Nothing is waited for any more. */
    void clear() {
        waiting.clear();
        known.clear();
    }

    boolean isWaitedFor(Asked asked) {
        return waiting.containsKey(asked.id);
    }

    void giveUp(Asked asked) {
        waiting.remove(asked.id);
    }

    /** What has no id is answered on its own line or never. */
    void beginALine() {
        unnamed = 0;
    }

    /** What is to be asked again on a new line; how the table is, is asked anew. */
    List<Asked> again() {
        List<Asked> again = List.copyOf(waiting.values());
        waiting.values().removeIf(asked -> asked.what.equals("open"));
        return again;
    }

    void keepUnnamed() {
        unnamed++;
    }

    boolean isUnnamedAnswered() {
        return unnamed == 0;
    }

    /** Moves that were made here, the oldest first. */
    List<Asked> done() {
        return known.values().stream()
                .filter(asked -> asked.what.equals("move") && asked.isDone())
                .toList();
    }

    /** Takes an answer, and judges it. */
    void answered(JsonNode answer, Place place) {
        if (!answer.has("ok")) place.find(Finding.Kind.WRONG, "got an answer that is none: " + answer);
        if (!Asked.isOk(answer) && answer.path("text").asString("").isBlank())
            place.find(Finding.Kind.WRONG, "was refused without a sentence: " + answer);
        if (!answer.path("id").isString()) {
            if (--unnamed < 0 || Asked.isOk(answer))
                place.find(Finding.Kind.WRONG, "got an answer to nothing: " + answer);
            return;
        }
        Asked asked = known.get(answer.path("id").asString());
        if (asked == null) return; // of a table that is over
        JsonNode before = asked.answer();
        if (before != null && Asked.isOk(before) && !answer.equals(before))
            place.find(Finding.Kind.WRONG, "got two answers to " + asked.json() + ": " + before + " and " + answer);
        if (asked.answered(answer)) place.find(Finding.Kind.WRONG, "got more answers than it asked: " + answer);
        waiting.remove(asked.id);
        settle(asked, answer, place);
    }

    /** Notes what is to be found in the journal afterwards, and judges what can be judged at once. */
    private void settle(Asked asked, JsonNode answer, Place place) {
        Told.Key key = new Told.Key(guest, asked.id);
        if (Asked.isOk(answer)) {
            if (asked.due == Asked.Due.REFUSED)
                place.find(Finding.Kind.WRONG, "was let do " + asked.json() + ": " + answer);
            if (asked.what.equals("move") && !answer.has("number"))
                place.find(Finding.Kind.WRONG, "made a move that has no number: " + answer);
            if (answer.has("number")) {
                place.told.done(key, new Told.Done(answer.path("number").asInt(), asked.seat(), asked.move()));
                if (asked.answers() == 1) grounds.notes.acknowledged();
            }
            return;
        }
        grounds.notes.refused();
        // A table that stopped can't tell whether it was written down before it is made anew.
        if (!Asked.reason(answer).equals("table.stopped")) place.told.refused(key);
        if (asked.due == Asked.Due.DONE
                && asked.wasSentOnce()
                && asked.knowing == place.seen.n()
                && !place.isPaused()
                && grounds.isCalmSince(asked.sentAt))
            place.find(Finding.Kind.WRONG, "was offered %s, and it was refused: %s".formatted(asked.json(), answer));
    }
}

package boardroom.cli.soak;

import tools.jackson.databind.JsonNode;

/** The seat of a table that a conversation is about, and how the table was there when it was told last. */
final class Place {
    final String table;
    final int seat;
    final Told told;
    final Seen seen;
    private final Notes notes;
    private final String who;
    private boolean paused;
    private boolean takeBack;

    Place(Notes notes, String guest, String table, int seat, Told told) {
        this.notes = notes;
        this.table = table;
        this.seat = seat;
        this.told = told;
        this.who = guest + ", seat " + seat + " of " + told.game + " " + table + ",";
        this.seen = new Seen(notes, who);
    }

    /** Where nobody sits yet. */
    static Place none(Notes notes, String guest) {
        return new Place(notes, guest, "", -1, new Told(""));
    }

    boolean isAt(JsonNode id) {
        return id.asString("").equals(table);
    }

    boolean isPaused() {
        return paused;
    }

    boolean mayTakeBack() {
        return takeBack;
    }

    /** Takes how the table is; whether it stopped. */
    boolean hear(JsonNode frame) {
        paused = frame.path("table").path("paused").asBoolean();
        takeBack = !frame.path("you").path("takeBack").isEmpty();
        String stage = frame.path("table").path("stage").asString("");
        boolean stopped = stage.equals("stopped");
        if (stopped) notes.stopped();
        if (stage.equals("unreadable")) find(Finding.Kind.LOST, "sees a table that can't be played on");
        if (seen.isDealt() && frame.path("you").path("seats").isEmpty())
            find(Finding.Kind.LOST, "has no seat there any more");
        return stopped;
    }

    void find(Finding.Kind kind, String sentence) {
        notes.find(kind, who + " " + sentence);
    }
}

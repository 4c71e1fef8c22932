package boardroom.cli.soak;

import boardroom.cli.bench.Calls;
import boardroom.engine.Title;
import java.io.IOException;
import tools.jackson.databind.JsonNode;

/** A game as it is played in a soak: with as many seats as it is made for, and clocks of this length. */
record GameOnTable(String id, int seats, JsonNode clocks) {
    static GameOnTable of(Title title, Calls calls) throws IOException, InterruptedException {
        JsonNode clocks = calls.get("/api/games/" + title.id() + "/clocks", null);
        return new GameOnTable(title.id(), title.open().box().seats().preset(), clocks.path("clocks"));
    }

    /** The longest clock of a table whose clocks go like this, in milliseconds; 0: it has none. */
    long longestClock(String clock) {
        return clocks.path(clock).path("longest").asLong(0);
    }
}

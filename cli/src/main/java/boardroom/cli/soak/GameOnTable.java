package boardroom.cli.soak;

import boardroom.cli.bench.Calls;
import boardroom.engine.Title;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A game as it is played in a soak: with as many seats as it is made for. */
final class GameOnTable {
    private final Calls calls;
    private final String id;
    private final int seats;
    private @Nullable JsonNode clocks;

    GameOnTable(Title title, Calls calls) {
        this.calls = calls;
        this.id = title.id();
        this.seats = title.open().box().seats().preset();
    }

    String id() {
        return id;
    }

    int seats() {
        return seats;
    }

    /**
     * The longest clock of a table whose clocks go like this, in milliseconds; 0: it has none. The house plays a game to find
     * out: asked only where somebody has waited for long.
     */
    synchronized long longestClock(String clock) throws IOException, InterruptedException {
        JsonNode known = clocks;
        if (known == null)
            known = calls.get("/api/games/" + id + "/clocks", null).path("clocks");
        clocks = known;
        return known.path(clock).path("longest").asLong(0);
    }
}

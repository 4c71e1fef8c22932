package boardroom.server.table;

import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.EntryRow;
import boardroom.server.store.Rules;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where films are developed beside everything else, so that games can be shown whatever becomes of their rules. */
public final class Darkroom {
    private static final Logger LOG = LoggerFactory.getLogger(Darkroom.class);
    private static final int MOST_AT_ONCE = 1_000;

    private final House house;
    private final Shelved shelved;
    private final Films films;

    public Darkroom(House house) {
        this.house = house;
        this.shelved = new Shelved(house);
        this.films = new Films(house);
    }

    /**
     * Films for so many milliseconds at most: games that are over, and those that have gone on for a stretch; {@code
     * closing}: whatever there is.
     */
    public void develop(boolean closing, long millis) {
        long until = house.time().now() + millis;
        List<Rules> rules = house.catalogue().rules();
        for (String id : house.store().unfilmed(rules, closing ? 1 : Films.STRETCH, MOST_AT_ONCE)) {
            if (house.time().now() > until) return;
            TableRow row = house.store().table(id);
            OpenedGame opened = row == null ? null : shelved.of(row);
            if (row != null && opened != null) develop(row, opened);
        }
    }

    private void develop(TableRow row, OpenedGame opened) {
        List<EntryRow> journal = house.store().journal(row.id());
        int filmed = 0;
        try {
            if (Shelved.isSameRules(row, opened)) filmed = films.develop(row, opened, journal);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            // Without its message: it may quote a move that is somebody's secret.
            LOG.warn("table {} can't be filmed: {}", row.id(), e.getClass().getSimpleName());
        }
        // What could not be filmed now never will be: it keeps nobody else waiting.
        if (filmed == journal.size()) return;
        CompletableFuture<Void> _ = house.store().noteFilmed(row.id(), journal.size());
    }
}

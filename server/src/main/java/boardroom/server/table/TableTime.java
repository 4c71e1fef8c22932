package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.server.house.House;
import boardroom.server.store.EntryRow;

/**
 * The time of one table: the milliseconds it has been played since its deal. It stands still while the table is paused
 * or held, while the house is closed and while nothing can be written down. The journal holds it beside every entry, so that a
 * clock is wound from the journal alone, in whatever house the table goes on; only what has passed since the last entry
 * is the house's to tell.
 */
final class TableTime {
    private final House house;
    private long played;
    private long since;
    private boolean paused;
    private long pausedAt;

    /** The time of a table that was dealt at this time on the wall. */
    TableTime(House house, long dealt) {
        this.house = house;
        this.since = dealt;
    }

    long now() {
        return at(house.time().now());
    }

    /** The time of the table at this time on the wall, not before its last entry. */
    long at(long wall) {
        return paused ? played : played + house.openBetween(since, wall);
    }

    /** When an entry was written; one from before tables had a time of their own tells only the time on the wall. */
    long of(EntryRow row) {
        return row.played() == null ? at(row.at()) : row.played();
    }

    /** Goes on from an entry that was written at this time on the wall. */
    void follow(Entry entry, long wall) {
        played = entry.at();
        since = wall;
        switch (entry.act()) {
            case Act.Paused _ -> {
                paused = true;
                pausedAt = wall;
            }
            case Act.AskedBack _ -> paused = true;
            case Act.Resumed _, Act.WentBack _, Act.LetStand _, Act.Withdrew _ -> paused = false;
            case Act.OfTheTable _, Act.Moved _, Act.ClockRanOut _, Act.TookBack _, Act.Reshuffled _ -> {}
        }
    }

    /** How long the house has been open since the table was paused last. */
    long pausedFor() {
        return house.openBetween(pausedAt, house.time().now());
    }

    /** Whether it stands still because the table is paused or held. */
    boolean isPaused() {
        return paused;
    }
}

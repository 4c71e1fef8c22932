package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Seats;
import boardroom.server.house.House;
import boardroom.server.store.FinishedGame;
import boardroom.server.store.NothingTaken;
import boardroom.server.store.OutcomeRow;
import boardroom.server.store.StoreFailure;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What remains of a game that is over: how it ended, who came where, and for whom it counts. */
final class Ending {
    private static final Logger LOG = LoggerFactory.getLogger(Ending.class);

    private final House house;
    private final Room room;
    private final Position<?, ?> position;
    private final Attendance attendance;
    private @Nullable Tally tally;

    Ending(Room room, Position<?, ?> position, Attendance attendance) {
        this.house = room.house();
        this.room = room;
        this.position = position;
        this.attendance = attendance;
    }

    /** Writes down how it ended; what can't be written now is when the store takes again, for the last move tells it too. */
    void keep() {
        try {
            CompletableFuture<Void> kept = house.store().listings().putOutcome(outcome());
            StoreFailure.orOnDisk(house.store().people().count(counted()));
            StoreFailure.orOnDisk(kept);
            room.keep(room.row().asFinished());
        } catch (NothingTaken e) {
            LOG.info("table {} is over: {}", room.row().id(), e.getMessage());
        }
    }

    /** Counted before the table is marked as over: after a crash in between it is counted again, which does nothing. */
    private FinishedGame counted() {
        return tally().of(house.time().now());
    }

    private OutcomeRow outcome() {
        String json = Json.MAPPER.writeValueAsString(tally().outcome());
        return new OutcomeRow(room.row().id(), house.time().now(), json);
    }

    /** Whether this seat counts, now that the game is over, as one whose person left it. */
    boolean countsAsLeft(int seat) {
        return position.isOver() && tally().hasLeft(seat);
    }

    private Tally tally() {
        Tally known = tally;
        if (known != null) return known;
        Seats left = Deciders.whoLeft(room.row().seats(), attendance, position);
        Tally fresh = new Tally(room.row(), position.result(), left);
        tally = fresh;
        return fresh;
    }
}

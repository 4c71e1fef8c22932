package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.engine.Told;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.Checkpoint;
import boardroom.server.store.TableRow;
import java.util.ArrayList;
import java.util.List;

/** What somebody missed, found by playing the journal again: no history of what was sent is kept. */
final class CatchUp {
    private final House house;
    private final TableRow row;
    private final OpenedGame opened;

    CatchUp(House house, TableRow row, OpenedGame opened) {
        this.house = house;
        this.row = row;
        this.opened = opened;
    }

    /** The events this receiver heard after the update it had last. */
    List<Told> events(int receiver, int since) {
        Checkpoint from = null;
        for (Checkpoint checkpoint : house.store().checkpoints(row.id()))
            if (checkpoint.told().get(receiver) <= since) from = checkpoint;
        Replay replay = new Replay(house, row, opened, receiver < row.seats().size() ? Seats.of(receiver) : Seats.NONE);
        List<Told> missed = new ArrayList<>();
        replay.fold(from, (events, receivers) -> {
            if ((receivers >> receiver & 1) == 1 && replay.ears().told(receiver) > since)
                for (Told told : events) if (replay.ears().hears(told, receiver)) missed.add(told);
        });
        return missed;
    }
}

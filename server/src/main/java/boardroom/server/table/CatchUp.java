package boardroom.server.table;

import boardroom.engine.Told;
import boardroom.server.house.House;
import boardroom.server.house.Viewer;
import boardroom.server.store.Checkpoint;
import java.util.ArrayList;
import java.util.List;

/** What somebody missed, found by playing the journal again: no history of what was sent is kept. */
final class CatchUp {
    private CatchUp() {}

    /** The events this viewer heard after the update it had last. */
    static List<Told> events(Room room, Viewer viewer, int since) {
        House house = room.house();
        Checkpoint from = null;
        for (Checkpoint checkpoint : house.store().checkpoints(room.row().id()))
            if (UpdateCounts.told(checkpoint, viewer) <= since) from = checkpoint;
        Rebuilt again = Rebuilt.forOne(house, room.row(), room.opened(), viewer);
        List<Told> missed = new ArrayList<>();
        again.fold(from, (events, hearing) -> {
            if (hearing.contains(viewer) && again.counts().told(viewer) > since)
                for (Told told : events) if (viewer.hears(told)) missed.add(told);
        });
        return missed;
    }
}

package boardroom.server.table;

import boardroom.engine.Event;
import boardroom.engine.Json;
import boardroom.engine.Told;
import boardroom.server.house.Viewer;
import boardroom.server.wire.Frame;
import boardroom.server.wire.TableEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells those who hear of a game what happened and how it stands, each as the {@link Viewer} they are. */
final class Teller {
    private final Room room;
    private final UpdateCounts counts;
    private final ClockDesk clock;
    private final UpdateWriter updates;

    Teller(Room room, UpdateCounts counts, ClockDesk clock) {
        this.room = room;
        this.counts = counts;
        this.clock = clock;
        this.updates = new UpdateWriter(room.row().id());
    }

    static List<byte[]> json(List<Told> told) {
        return told.stream().map(t -> Json.MAPPER.writeValueAsBytes(t.event())).toList();
    }

    /** Tells the deal to everybody. */
    void deal(Sight sight) {
        byte[] clockNow = clock.json();
        Map<Viewer, byte[]> whole = new HashMap<>();
        room.audience().each(listener -> {
            Viewer viewer = room.viewer(listener);
            byte[] update = whole.computeIfAbsent(
                    viewer, to -> updates.write(counts.told(to), List.of(), sight, to, clockNow, 0, null));
            room.audience().tell(listener, viewer, update);
        });
    }

    /**
     * Tells what an entry told and how it stands after it, to those who hear or see something of it; {@code retelling}: all
     * that was told, where some of it no longer counts.
     */
    void entry(List<Told> told, List<byte[]> events, Sight sight, boolean clockChanged, @Nullable Retelling retelling) {
        boolean changesWanted = room.audience().any(Listener::takesChanges);
        Announcement announcement = new Announcement(
                updates, counts, counts.hear(told, sight, changesWanted), told, events, sight, clock.json(), retelling);
        byte[] clockFrame = clockChanged ? clock.frame() : null;
        room.audience().each(listener -> {
            Viewer viewer = room.viewer(listener);
            byte[] update = announcement.update(viewer, room.audience().follows(listener, viewer));
            if (update != null) room.audience().tell(listener, viewer, update);
            else if (clockFrame != null) listener.send(clockFrame);
        });
    }

    /**
     * Tells somebody how it stands, and the events since the update they had last, if those can still be found; {@code whole}:
     * all that was told.
     */
    void catchUp(Listener listener, @Nullable Integer since, Sight sight, Retelling whole) {
        Viewer viewer = room.viewer(listener);
        int n = counts.told(viewer);
        List<Told> found = List.of();
        int missed = 0;
        if (since != null && since != n) {
            boolean canBeFound = !room.isUnreadable() && since >= 0 && since <= n;
            missed = canBeFound ? n - since : -1;
            if (canBeFound) found = CatchUp.events(room, viewer, since);
        }
        Retelling retelling = found.stream().anyMatch(told -> isUndoing(told.event())) ? whole : null;
        room.audience()
                .tell(
                        listener,
                        viewer,
                        updates.write(
                                n,
                                json(found),
                                sight,
                                viewer,
                                clock.json(),
                                missed,
                                Announcement.undone(retelling, viewer)));
    }

    private static boolean isUndoing(Event event) {
        return event instanceof TableEvent.TookBack
                || event instanceof TableEvent.WentBack
                || event instanceof TableEvent.WentBackKnowing;
    }

    /** Tells everybody how the clock stands. */
    void clock() {
        room.audience().send(clock.frame());
    }

    /** Tells everybody what the clock calls out. */
    void call(Frame.Call call) {
        room.audience().send(Json.MAPPER.writeValueAsBytes(call));
    }
}

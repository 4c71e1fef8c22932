package boardroom.server.table;

import boardroom.engine.Event;
import boardroom.engine.Json;
import boardroom.engine.Told;
import boardroom.server.house.Viewer;
import boardroom.server.wire.Frame;
import boardroom.server.wire.TableEvent;
import java.util.ArrayList;
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
        Map<Viewer, UpdateCounts.Changed> hearing =
                counts.hear(told, sight, room.audience().any(Listener::takesChanges));
        byte[] clockNow = clock.json();
        Map<Viewer, Updates> made = new HashMap<>();
        byte[] clockFrame = clockChanged ? clock.frame() : null;
        room.audience().each(listener -> {
            Viewer viewer = room.viewer(listener);
            UpdateCounts.Changed changed = hearing.get(viewer);
            if (changed != null) {
                Updates updates = made.computeIfAbsent(
                        viewer,
                        to -> new Updates(to, heard(told, events, to), sight, changed, clockNow, retelling));
                boolean follows = room.audience().follows(listener, viewer);
                room.audience().tell(listener, viewer, follows ? updates.changes() : updates.whole());
            } else if (clockFrame != null) listener.send(clockFrame);
        });
    }

    /** What one viewer is told of an entry: written when it is asked for, and once for all who look as this viewer. */
    private final class Updates {
        private final Viewer viewer;
        private final List<byte[]> events;
        private final Sight sight;
        private final UpdateCounts.Changed changed;
        private final byte @Nullable [] clockNow;
        private final byte @Nullable [] undone;
        private byte @Nullable [] whole;
        private byte @Nullable [] changes;

        Updates(
                Viewer viewer,
                List<byte[]> events,
                Sight sight,
                UpdateCounts.Changed changed,
                byte @Nullable [] clockNow,
                @Nullable Retelling retelling) {
            this.viewer = viewer;
            this.events = events;
            this.sight = sight;
            this.changed = changed;
            this.clockNow = clockNow;
            this.undone = events.isEmpty() ? null : undone(retelling, viewer);
        }

        byte[] whole() {
            if (whole == null) whole = updates.write(counts.told(viewer), events, sight, viewer, clockNow, 0, undone);
            return whole;
        }

        byte[] changes() {
            if (changes == null)
                changes = updates.changes(counts.told(viewer), events, changed, sight, viewer, clockNow, undone);
            return changes;
        }
    }

    private static List<byte[]> heard(List<Told> told, List<byte[]> events, Viewer viewer) {
        List<byte[]> heard = new ArrayList<>(events.size());
        for (int i = 0; i < events.size(); i++) if (viewer.hears(told.get(i))) heard.add(events.get(i));
        return heard;
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
                                n, json(found), sight, viewer, clock.json(), missed, undone(retelling, viewer)));
    }

    private static boolean isUndoing(Event event) {
        return event instanceof TableEvent.TookBack
                || event instanceof TableEvent.WentBack
                || event instanceof TableEvent.WentBackKnowing;
    }

    private static byte @Nullable [] undone(@Nullable Retelling retelling, Viewer viewer) {
        return retelling == null ? null : Json.MAPPER.writeValueAsBytes(retelling.undone(viewer));
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

package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Told;
import boardroom.server.house.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is told of one entry: an update for each viewer, made when it is asked for, and once for all who look as this viewer. */
final class Announcement {
    private final UpdateWriter writer;
    private final UpdateCounts counts;
    private final Map<Viewer, UpdateCounts.Changed> hearing;
    private final List<Told> told;
    private final List<byte[]> events;
    private final Sight sight;
    private final byte @Nullable [] clock;
    private final @Nullable Retelling retelling;
    private final Map<Viewer, byte[]> whole = new HashMap<>();
    private final Map<Viewer, byte[]> changes = new HashMap<>();

    Announcement(
            UpdateWriter writer,
            UpdateCounts counts,
            Map<Viewer, UpdateCounts.Changed> hearing,
            List<Told> told,
            List<byte[]> events,
            Sight sight,
            byte @Nullable [] clock,
            @Nullable Retelling retelling) {
        this.writer = writer;
        this.counts = counts;
        this.hearing = hearing;
        this.told = told;
        this.events = events;
        this.sight = sight;
        this.clock = clock;
        this.retelling = retelling;
    }

    /** The update for this viewer, whole or as what changed; {@code null}: they are not told of it. */
    byte @Nullable [] update(Viewer viewer, boolean asChanges) {
        UpdateCounts.Changed changed = hearing.get(viewer);
        if (changed == null) return null;
        return asChanges
                ? changes.computeIfAbsent(viewer, to -> changes(to, changed))
                : whole.computeIfAbsent(viewer, this::whole);
    }

    private byte[] whole(Viewer viewer) {
        List<byte[]> heard = heard(viewer);
        return writer.write(counts.told(viewer), heard, sight, viewer, clock, 0, undone(heard, viewer));
    }

    private byte[] changes(Viewer viewer, UpdateCounts.Changed changed) {
        List<byte[]> heard = heard(viewer);
        return writer.changes(counts.told(viewer), heard, changed, sight, viewer, clock, undone(heard, viewer));
    }

    private List<byte[]> heard(Viewer viewer) {
        List<byte[]> heard = new ArrayList<>(events.size());
        for (int i = 0; i < events.size(); i++) if (viewer.hears(told.get(i))) heard.add(events.get(i));
        return heard;
    }

    private byte @Nullable [] undone(List<byte[]> heard, Viewer viewer) {
        return heard.isEmpty() ? null : undone(retelling, viewer);
    }

    /** The numbers of this viewer's events that no longer count, where something was taken back. */
    static byte @Nullable [] undone(@Nullable Retelling retelling, Viewer viewer) {
        return retelling == null ? null : Json.MAPPER.writeValueAsBytes(retelling.undone(viewer));
    }
}

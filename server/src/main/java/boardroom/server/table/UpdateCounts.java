package boardroom.server.table;

import boardroom.engine.Told;
import boardroom.server.house.Viewer;
import boardroom.server.store.Checkpoint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * How many updates each viewer has been told, and how it last looked to them. Somebody is told of an entry only if they
 * hear an event of it or if it changed what they see, so that the numbers betray nothing; the same journal always gives
 * the same numbers.
 */
final class UpdateCounts {
    private final int seats;
    private final Map<Viewer, Count> counts = new LinkedHashMap<>();
    private long commonLook;

    private static final class Count {
        int told;
        long look;
    }

    /** For these viewers of a table with so many seats. */
    UpdateCounts(int seats, List<Viewer> viewers) {
        this.seats = seats;
        for (Viewer viewer : viewers) counts.put(viewer, new Count());
    }

    Set<Viewer> viewers() {
        return counts.keySet();
    }

    /** How many updates this viewer has been told. */
    int told(Viewer viewer) {
        return Objects.requireNonNull(counts.get(viewer), viewer::toString).told;
    }

    /** How many each had been told, as a checkpoint keeps it: seat by seat, the watchers last. */
    List<Integer> told() {
        List<Integer> all = new ArrayList<>();
        for (Viewer viewer : Viewer.all(seats)) all.add(counts.containsKey(viewer) ? told(viewer) : 0);
        return all;
    }

    /** How many this viewer had been told at a checkpoint. */
    static int told(Checkpoint checkpoint, Viewer viewer) {
        List<Integer> told = checkpoint.told();
        return viewer.isWatcher() ? told.getLast() : told.get(viewer.seat());
    }

    /** The deal is the first update of everybody. */
    void hearDeal(Sight sight) {
        counts.values().forEach(count -> count.told = 1);
        see(sight);
    }

    /** Goes on from a state everybody has been told of, as often as the checkpoint says. */
    void goOnFrom(Checkpoint checkpoint, Sight sight) {
        counts.forEach((viewer, count) -> count.told = told(checkpoint, viewer));
        see(sight);
    }

    private void see(Sight sight) {
        commonLook = Fingerprint.of(sight.common());
        counts.forEach((viewer, count) -> count.look = look(sight, viewer));
    }

    /** Takes what an entry told and how it looks now; gives the viewers to be told. */
    Set<Viewer> hear(List<Told> events, Sight sight) {
        long before = commonLook;
        commonLook = Fingerprint.of(sight.common());
        Set<Viewer> hearing = new HashSet<>();
        counts.forEach((viewer, count) -> {
            long look = look(sight, viewer);
            if (commonLook != before || look != count.look || events.stream().anyMatch(viewer::hears)) {
                hearing.add(viewer);
                count.told++;
            }
            count.look = look;
        });
        return hearing;
    }

    private static long look(Sight sight, Viewer viewer) {
        return Fingerprint.of(sight.own(viewer)) * 31 + Fingerprint.of(sight.prompt(viewer));
    }
}

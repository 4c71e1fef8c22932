package boardroom.server.table;

import boardroom.engine.Told;
import boardroom.server.film.Written;
import boardroom.server.house.Viewer;
import boardroom.server.store.Checkpoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How many updates each viewer has been told, and how it last looked to them. Somebody is told of an entry only if they
 * hear an event of it or if it changed what they see, so that the numbers betray nothing; the same journal always gives
 * the same numbers.
 */
final class UpdateCounts {
    private static final byte[] NOTHING = {};
    private static final byte[] NULL = JsonPieces.ascii("null");

    private final int seats;
    private final Map<Viewer, Count> counts = new LinkedHashMap<>();
    private final Trace view = new Trace("view");
    private final Map<String, Long> rest = new HashMap<>();

    private static final class Count {
        final Trace own = new Trace("own");
        final Trace prompt = new Trace("prompt");
        int told;
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
        followCommon(sight, null);
        counts.forEach((viewer, count) -> followOwn(sight, viewer, count, null));
    }

    /** Takes what an entry told and how it looks now; gives the viewers to be told. */
    Set<Viewer> hear(List<Told> events, Sight sight) {
        return hear(events, sight, false).keySet();
    }

    /** The same, and what changed for each of them if somebody wants to know. */
    Map<Viewer, Changed> hear(List<Told> events, Sight sight, boolean changesWanted) {
        ChangeList common = changesWanted ? new ChangeList() : null;
        boolean isNew = followCommon(sight, common);
        byte[] commonChanges = common == null ? NOTHING : common.json();
        Map<Viewer, Changed> hearing = new HashMap<>();
        counts.forEach((viewer, count) -> {
            ChangeList own = changesWanted ? new ChangeList() : null;
            boolean isNewToThem = followOwn(sight, viewer, count, own);
            if (!isNew && !isNewToThem && events.stream().noneMatch(viewer::hears)) return;
            count.told++;
            hearing.put(viewer, new Changed(commonChanges, own == null ? NOTHING : own.json()));
        });
        return hearing;
    }

    /** What changed of that which everybody sees, and of what a viewer sees beyond it; nothing where nobody wants to know. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    record Changed(byte[] common, byte[] own) {}

    private boolean followCommon(Sight sight, @Nullable ChangeList changes) {
        boolean isNew = view.follow(sight.view(), changes);
        isNew |= follow("owes", sight.owes(), changes);
        isNew |= follow("may", sight.may(), changes);
        isNew |= follow("path", sight.path(), changes);
        // The result is told with the last move, of which everybody hears.
        follow("result", sight.result(), changes);
        return isNew;
    }

    private boolean follow(String name, byte @Nullable [] json, @Nullable ChangeList changes) {
        Long print = Fingerprint.of(json);
        if (print.equals(rest.put(name, print))) return false;
        if (changes != null) changes.put(List.of(name), Written.of(json == null ? NULL : json));
        return true;
    }

    private static boolean followOwn(Sight sight, Viewer viewer, Count count, @Nullable ChangeList changes) {
        FieldByField own = sight.own(viewer);
        boolean isNew = own != null && count.own.follow(own, changes);
        return count.prompt.follow(sight.prompt(viewer), changes) || isNew;
    }
}

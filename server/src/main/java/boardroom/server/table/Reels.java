package boardroom.server.table;

import boardroom.server.film.Eyes;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Films that were looked at lately, as they were sent, so that who looks again costs nothing more; the oldest make room. */
final class Reels {
    private static final int MOST_BYTES = 16 << 20;

    private final Map<String, Reel> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /** A film of a table for these eyes, as it is after so many entries. */
    record Which(String table, Eyes eyes, int entries, boolean over) {
        /** What comes later takes its place. */
        private String place() {
            return table + " " + eyes;
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    private record Reel(Which which, byte[] packed) {}

    synchronized byte @Nullable [] find(Which which) {
        Reel reel = kept.get(which.place());
        return reel != null && reel.which.equals(which) ? reel.packed : null;
    }

    synchronized void keep(Which which, byte[] packed) {
        Reel old = kept.put(which.place(), new Reel(which, packed));
        bytes += packed.length - (old == null ? 0 : old.packed.length);
        var eldest = kept.values().iterator();
        while (bytes > MOST_BYTES && eldest.hasNext()) {
            bytes -= eldest.next().packed.length;
            eldest.remove();
        }
    }
}

package boardroom.server.table;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the parts of a view looked like when they were told last: fingerprints, of which nothing can be read again. */
final class Trace {
    /** Of a list at least so long in bytes, changes are told item by item. */
    private static final int LONG_LIST = 200;

    private static final long[] NOT_KEPT = {};

    private final String root;
    private String[] names = {};
    private long[] fields = {};
    private long whole;
    private long[][] items = {};

    /** Of the view that stands in an update under this name. */
    Trace(String root) {
        this.root = root;
    }

    /** Takes how it looks now; tells whether that is new, and notes what changed, if anybody wants to know. */
    boolean follow(Parts now, @Nullable ChangeList changes) {
        boolean isKnown = Arrays.equals(names, now.names());
        boolean isNew = !isKnown;
        if (!isKnown) {
            names = now.names();
            fields = new long[names.length];
            items = new long[names.length][];
            Arrays.fill(items, NOT_KEPT);
            if (changes != null) changes.put(List.of(root), now.json());
        }
        if (names.length == 0) isNew = followWhole(now, changes);
        for (int i = 0; i < names.length; i++) {
            long print = now.print(i);
            if (isKnown && print == fields[i]) continue;
            isNew = true;
            fields[i] = print;
            changed(now, i, isKnown ? changes : null);
        }
        return isNew;
    }

    /** A view without fields of its own has no parts. */
    private boolean followWhole(Parts now, @Nullable ChangeList changes) {
        long print = Fingerprint.of(now.json());
        if (print == whole) return false;
        whole = print;
        if (changes != null) changes.put(List.of(root), now.json());
        return true;
    }

    private void changed(Parts now, int field, @Nullable ChangeList changes) {
        long[] before = items[field];
        items[field] = NOT_KEPT;
        if (changes == null) return;
        int begin = now.begin(field);
        int end = now.end(field);
        if (begin == end) {
            changes.remove(List.of(root, names[field]));
            return;
        }
        if (end - begin >= LONG_LIST && now.json()[begin] == '[') {
            int[] places = JsonItems.places(now.json(), begin, end);
            long[] prints = prints(now.json(), places);
            items[field] = prints;
            // Lists only grow: one that shrinks is given anew, and so is one of which everything changed.
            if (before.length > 0 && before.length <= prints.length && same(before, prints) > 0) {
                for (int i = 0; i < prints.length; i++)
                    if (i >= before.length || before[i] != prints[i])
                        changes.put(List.of(root, names[field], i), now.json(), places[2 * i], places[2 * i + 1]);
                return;
            }
        }
        changes.put(List.of(root, names[field]), now.json(), begin, end);
    }

    private static int same(long[] before, long[] now) {
        int same = 0;
        for (int i = 0; i < before.length; i++) if (before[i] == now[i]) same++;
        return same;
    }

    private static long[] prints(byte[] json, int[] places) {
        long[] prints = new long[places.length / 2];
        for (int i = 0; i < prints.length; i++) prints[i] = Fingerprint.of(json, places[2 * i], places[2 * i + 1]);
        return prints;
    }
}

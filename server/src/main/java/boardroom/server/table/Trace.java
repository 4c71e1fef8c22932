package boardroom.server.table;

import boardroom.server.film.Written;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the parts of a view looked like when they were told last: fingerprints, of which nothing can be read again. */
final class Trace {
    /** Of a list at least so long in bytes, changes are told item by item. */
    private static final int LONG_LIST = 200;

    private static final long[] NOT_KEPT = {};

    private final String root;
    private List<String> names = List.of();
    private long[] fields = {};
    private long whole;
    private long[][] items = {};

    /** Of the view or the prompt that stands in an update under this name. */
    Trace(String root) {
        this.root = root;
    }

    /** Takes how it looks now; tells whether that is new, and notes what changed, if anybody wants to know. */
    boolean follow(FieldByField now, @Nullable ChangeList changes) {
        boolean isKnown = names.equals(now.names());
        boolean isNew = !isKnown;
        if (!isKnown) {
            names = now.names();
            fields = new long[names.size()];
            items = new long[names.size()][];
            Arrays.fill(items, NOT_KEPT);
            if (changes != null) changes.put(List.of(root), now.whole());
        }
        if (names.isEmpty()) isNew = followWhole(now.whole(), changes);
        for (int i = 0; i < fields.length; i++) {
            long print = now.print(i);
            if (isKnown && print == fields[i]) continue;
            isNew = true;
            fields[i] = print;
            changed(now.value(i), i, isKnown ? changes : null);
        }
        return isNew;
    }

    /** A view without fields of its own has no parts. */
    private boolean followWhole(Written now, @Nullable ChangeList changes) {
        long print = print(now);
        if (print == whole) return false;
        whole = print;
        if (changes != null) changes.put(List.of(root), now);
        return true;
    }

    private void changed(@Nullable Written now, int field, @Nullable ChangeList changes) {
        long[] before = items[field];
        items[field] = NOT_KEPT;
        if (changes == null) return;
        if (now == null) {
            changes.remove(List.of(root, names.get(field)));
            return;
        }
        if (now.length() >= LONG_LIST && now.isList()) {
            List<Written> all = now.items();
            long[] prints = all.stream().mapToLong(Trace::print).toArray();
            items[field] = prints;
            // Lists only grow: one that shrinks is given anew, and so is one of which everything changed.
            if (before.length > 0 && before.length <= prints.length && same(before, prints) > 0) {
                for (int i = 0; i < prints.length; i++)
                    if (i >= before.length || before[i] != prints[i])
                        changes.put(List.of(root, names.get(field), i), all.get(i));
                return;
            }
        }
        changes.put(List.of(root, names.get(field)), now);
    }

    private static long print(Written json) {
        return Fingerprint.of(json.json(), json.begin(), json.end());
    }

    private static int same(long[] before, long[] now) {
        int same = 0;
        for (int i = 0; i < before.length; i++) if (before[i] == now[i]) same++;
        return same;
    }
}

package boardroom.server.table;

import boardroom.server.film.Changes;
import boardroom.server.film.Written;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is looked at again and again, as JSON. Of what has fields, those that are equal to what they were are not
 * even written anew.
 */
final class Lens {
    private @Nullable Object seen;
    private FieldByField fields = FieldByField.NOTHING;

    /** Looks again and notes what changed; {@code null}: it is not there. */
    void follow(@Nullable Object now, Changes changes) {
        if (Objects.equals(seen, now)) return;
        FieldByField before = fields;
        Object last = seen;
        seen = now;
        fields = now == null ? FieldByField.NOTHING : before.after(now);
        if (last == null) changes.put(fields.whole());
        else if (now == null) changes.put(null);
        else if (fields.isLike(before)) compare(before, fields, changes);
        else changes.compare(before.whole(), fields.whole());
    }

    private static void compare(FieldByField before, FieldByField now, Changes changes) {
        for (int i = 0; i < now.count(); i++)
            if (now.value(i) == null && before.value(i) != null) changed(now, i, null, changes);
        for (int i = 0; i < now.count(); i++)
            if (now.value(i) != null && now.value(i) != before.value(i)) changed(now, i, before.value(i), changes);
    }

    private static void changed(FieldByField all, int field, @Nullable Written before, Changes changes) {
        int here = changes.in(all.name(field));
        Written now = all.value(field);
        if (before == null || now == null) changes.put(now);
        else changes.compare(before, now);
        changes.out(here);
    }

    /** How it looks; it must be there. */
    Written look() {
        return fields.whole();
    }
}

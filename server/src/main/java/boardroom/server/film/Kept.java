package boardroom.server.film;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of something a scene keeps. */
final class Kept {
    private final List<Written.Field> fields;

    Kept(Written object) {
        this.fields = object.fields();
    }

    Written get(String name) {
        Written value = orNull(name);
        if (value == null) throw new IllegalArgumentException("a scene without " + name);
        return value;
    }

    /** The field with this name; {@code null}: there is none, or nothing stands in it. */
    @Nullable Written orNull(String name) {
        for (Written.Field field : fields)
            if (field.name().isName(name)) return field.value().isNull() ? null : field.value();
        return null;
    }
}

package boardroom.engine.schema;

import java.lang.annotation.Annotation;
import org.jspecify.annotations.Nullable;

/** What is said of a whole family holds for its records, as for whoever writes them. */
final class Inherited {
    private Inherited() {}

    /** The nearest annotation of a type or of what it implements; {@code null}: there is none. */
    static <A extends Annotation> @Nullable A find(Class<?> type, Class<A> kind) {
        A own = type.getAnnotation(kind);
        if (own != null) return own;
        for (Class<?> family : type.getInterfaces()) {
            A inherited = find(family, kind);
            if (inherited != null) return inherited;
        }
        return null;
    }
}

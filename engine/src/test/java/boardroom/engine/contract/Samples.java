package boardroom.engine.contract;

import boardroom.engine.Seats;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Some value of a record, so that it can go around in JSON even if no random game ever made one. */
final class Samples {
    private static final int DEEPEST = 6;

    private Samples() {}

    static Object of(Class<?> type) {
        return sample(type, 0);
    }

    private static Object sample(Type type, int depth) {
        if (type instanceof ParameterizedType generic) return container(generic, depth);
        if (!(type instanceof Class<?> made)) throw new AssertionError("no sample of " + type);
        if (made == int.class || made == Integer.class) return 1;
        if (made == long.class || made == Long.class) return 1L;
        if (made == boolean.class || made == Boolean.class) return true;
        if (made == double.class || made == Double.class) return 0.5;
        if (made == String.class || made == Object.class) return "word";
        if (made == Seats.class) return Seats.all(2);
        if (made.isEnum()) return made.getEnumConstants()[0];
        if (made.isSealed()) return sample(simplest(made), depth);
        if (made.isRecord()) return record(made, depth);
        throw new AssertionError("no sample of " + made);
    }

    /** One item, or none where records hold records of their own kind without end. */
    private static Object container(ParameterizedType generic, int depth) {
        Type[] of = generic.getActualTypeArguments();
        Class<?> raw = (Class<?>) generic.getRawType();
        boolean deep = depth > DEEPEST;
        if (List.class.isAssignableFrom(raw)) return deep ? List.of() : List.of(sample(of[0], depth + 1));
        if (Set.class.isAssignableFrom(raw)) return deep ? Set.of() : Set.of(sample(of[0], depth + 1));
        if (Map.class.isAssignableFrom(raw))
            return deep ? Map.of() : Map.of(sample(of[0], depth + 1), sample(of[1], depth + 1));
        return sample(raw, depth);
    }

    private static Class<?> simplest(Class<?> family) {
        return Names.records(family).stream()
                .min((a, b) -> Integer.compare(a.getRecordComponents().length, b.getRecordComponents().length))
                .orElseThrow();
    }

    private static Object record(Class<?> type, int depth) {
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = Arrays.stream(components)
                .map(component -> sample(component.getGenericType(), depth + 1))
                .toArray();
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("no sample of " + type.getName(), e);
        }
    }
}

package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The bounds that the records of a box carry: every number, every list and every text is looked at once, before
 * anything is made of the box. A number without {@link Between} is a fault of the record.
 */
public final class BoxBounds {
    /** What is usual for a box: elements of a list or map, letters of a text, letters of a name. */
    public static final int ELEMENTS = 100;

    public static final int LETTERS = 1_000;
    public static final int NAME = 100;

    /** How far the numbers go among which an option chooses. */
    public static final int CHOICE = 1_000_000;

    private static final ClassValue<Bound> OF_TYPE = new ClassValue<>() {
        @Override
        protected Bound computeValue(Class<?> type) {
            return new BoxBounds().ofClass(type);
        }
    };

    private final Map<Class<?>, List<Part>> records = new HashMap<>();

    private BoxBounds() {}

    /** What must hold for a value at its place. */
    private interface Bound {
        void check(String place, Object value, BoxIds ids);
    }

    /** A component of a record. */
    private record Part(String name, Method accessor, Bound bound) {}

    /** Throws {@link BrokenBox} with the first place that is out of bounds. */
    static void check(Box box) {
        OF_TYPE.get(box.getClass()).check("", box, new BoxIds(box));
    }

    private Bound of(AnnotatedType type) {
        Class<?> raw = raw(type);
        if (raw == String.class) return text(type);
        if (raw == Object.class) return BoxBounds::choice;
        if (isNumber(raw)) return number(type);
        if (raw == List.class) return list(type, of(arguments(type)[0]));
        if (raw == Map.class) return map(type, of(arguments(type)[1]));
        return ofClass(raw);
    }

    private Bound ofClass(Class<?> type) {
        if (type == boolean.class || type == Boolean.class || type.isEnum()) return (_, _, _) -> {};
        if (type.isRecord()) {
            parts(type);
            return this::record;
        }
        if (type.isSealed()) {
            for (Class<?> member : type.getPermittedSubclasses()) ofClass(member);
            return this::record;
        }
        for (Method method : type.getMethods())
            if (method.isAnnotationPresent(JsonValue.class)) {
                Bound written = of(method.getAnnotatedReturnType());
                return (place, value, ids) -> present(place, get(method, value), written, ids);
            }
        throw new IllegalStateException("no bounds are known for " + type.getName());
    }

    private void record(String place, Object value, BoxIds ids) {
        for (Part part : parts(value.getClass())) {
            Object held = get(part.accessor, value);
            if (held != null) part.bound.check(within(place, part.name), held, ids);
        }
    }

    /** What is unwrapped has no name of its own in the file. */
    private static String within(String place, String name) {
        return place.isEmpty() || name.isEmpty() ? place + name : place + "." + name;
    }

    private List<Part> parts(Class<?> type) {
        List<Part> known = records.get(type);
        if (known != null) return known;
        List<Part> parts = new ArrayList<>();
        records.put(type, parts);
        for (RecordComponent component : type.getRecordComponents()) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            try {
                parts.add(new Part(name(component), accessor, of(component.getAnnotatedType())));
            } catch (IllegalStateException e) {
                throw new IllegalStateException(type.getSimpleName() + "." + component.getName(), e);
            }
        }
        return parts;
    }

    private static String name(RecordComponent component) {
        if (component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) return "";
        JsonProperty written = component.getAccessor().getAnnotation(JsonProperty.class);
        return written == null ? component.getName() : written.value();
    }

    private static @Nullable Object get(Method accessor, Object value) {
        try {
            return accessor.invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Bound number(AnnotatedType type) {
        Between range = find(type, Between.class);
        if (range == null) throw new IllegalStateException("a number without @Between");
        return (place, value, _) -> {
            double number = ((Number) value).doubleValue();
            // Written so that NaN is outside.
            if (!(number >= range.from() && number <= range.to()))
                throw new BrokenBox(place, wanted(range) + ", but it is " + value);
        };
    }

    private static String wanted(Between range) {
        return range.from() == range.to() ? "must be " + range.to() : "from " + range.from() + " to " + range.to();
    }

    private static Bound text(AnnotatedType type) {
        Sized size = find(type, Sized.class);
        IdOf list = find(type, IdOf.class);
        return (place, value, ids) -> {
            sized(place, size, LETTERS, ((String) value).length(), "letters");
            if (list != null && !ids.of(list.value()).contains(value))
                throw new BrokenBox(place, "names one of " + list.value() + ", but there is no " + value);
        };
    }

    private static Bound list(AnnotatedType type, Bound element) {
        Sized size = find(type, Sized.class);
        return (place, value, ids) -> {
            List<?> list = (List<?>) value;
            sized(place, size, ELEMENTS, list.size(), "of them");
            for (int i = 0; i < list.size(); i++) present(place + "[" + i + "]", list.get(i), element, ids);
        };
    }

    private static Bound map(AnnotatedType type, Bound element) {
        Sized size = find(type, Sized.class);
        return (place, value, ids) -> {
            Map<?, ?> map = (Map<?, ?>) value;
            sized(place, size, ELEMENTS, map.size(), "of them");
            map.forEach((key, held) -> {
                sized(place, null, NAME, ((String) key).length(), "letters in a name");
                present(place + "." + key, held, element, ids);
            });
        };
    }

    private static void present(String place, @Nullable Object value, Bound bound, BoxIds ids) {
        if (value == null) throw new BrokenBox(place, "must not be null");
        bound.check(place, value, ids);
    }

    private static void sized(String place, @Nullable Sized size, int usual, int count, String what) {
        int from = size == null ? 0 : size.from();
        int to = size == null ? usual : size.to();
        if (count < from) throw new BrokenBox(place, "at least " + from + " " + what + ", but there are " + count);
        if (count > to) throw new BrokenBox(place, "at most " + to + " " + what + ", but there are " + count);
    }

    /** What an option may be set to: a name, a whole number, or on and off. */
    private static void choice(String place, Object value, BoxIds ids) {
        switch (value) {
            case Boolean _ -> {}
            case String name -> sized(place, null, NAME, name.length(), "letters");
            case Integer number when Math.abs((long) number) <= CHOICE -> {}
            case Number number ->
                throw new BrokenBox(
                        place, "a whole number from " + -CHOICE + " to " + CHOICE + ", but it is " + number);
            default -> throw new BrokenBox(place, "a name, a whole number, true or false");
        }
    }

    private static boolean isNumber(Class<?> type) {
        return type == int.class || type == long.class || type == double.class || Number.class.isAssignableFrom(type);
    }

    private static Class<?> raw(AnnotatedType type) {
        return switch (type.getType()) {
            case Class<?> plain -> plain;
            case ParameterizedType generic -> (Class<?>) generic.getRawType();
            default -> throw new IllegalStateException("no bounds are known for " + type.getType());
        };
    }

    private static AnnotatedType[] arguments(AnnotatedType type) {
        return ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments();
    }

    /** The annotation itself, or that of an annotation which gives it a name. */
    public static <A extends Annotation> @Nullable A find(AnnotatedElement element, Class<A> kind) {
        A direct = element.getAnnotation(kind);
        if (direct != null) return direct;
        for (Annotation named : element.getAnnotations()) {
            A range = named.annotationType().getAnnotation(kind);
            if (range != null) return range;
        }
        return null;
    }
}

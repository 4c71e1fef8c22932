package boardroom.engine;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a sentence's record says of itself, found once per class: its key, and how each component becomes an argument. */
public final class SentenceShape {
    private static final ClassValue<SentenceShape> SHAPES = new ClassValue<>() {
        @Override
        protected SentenceShape computeValue(Class<?> type) {
            return new SentenceShape(type);
        }
    };

    private final String key;
    private final Part[] parts;

    /** One component: its name, how to read it, and as what a bare number or text of it is meant. */
    private record Part(String name, Method accessor, Meaning meaning) {}

    /** What a number or a text stands for. */
    private sealed interface Meaning {
        /** Itself. */
        record Plain() implements Meaning {}

        /** A seat's number. */
        record OfSeat() implements Meaning {}

        /** A card's id. */
        record OfCard() implements Meaning {}

        /** So much of a unit. */
        record In(String unit) implements Meaning {}
    }

    private SentenceShape(Class<?> type) {
        if (!type.isRecord()) throw new IllegalArgumentException("a sentence is a record: " + type.getName());
        this.key = kind(type) + "." + name(type);
        RecordComponent[] components = type.getRecordComponents();
        this.parts = new Part[components.length];
        for (int i = 0; i < components.length; i++) {
            Method accessor = components[i].getAccessor();
            accessor.setAccessible(true);
            parts[i] = new Part(components[i].getName(), accessor, meaning(components[i]));
        }
    }

    public static SentenceShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    /** The key of its text. */
    public String key() {
        return key;
    }

    /** The names of its arguments. */
    public List<String> arguments() {
        List<String> names = new ArrayList<>();
        for (Part part : parts) names.add(part.name);
        return names;
    }

    Say say(Sentence sentence) {
        if (parts.length == 0) return new Say(key, Map.of());
        Map<String, Arg> args = new LinkedHashMap<>();
        for (Part part : parts) {
            Object value = read(part.accessor, sentence);
            if (value != null) args.put(part.name, argument(value, part.meaning));
        }
        return new Say(key, args);
    }

    private static @Nullable Object read(Method accessor, Sentence sentence) {
        try {
            return accessor.invoke(sentence);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("reading " + accessor, e);
        }
    }

    private static Arg argument(Object value, Meaning meaning) {
        return switch (value) {
            case Arg arg -> arg;
            case Number number -> number(number.longValue(), meaning);
            case String text -> meaning instanceof Meaning.OfCard ? new Arg.CardId(text) : Arg.of(text);
            case Card card -> Arg.card(card);
            case Sentence inner -> Arg.say(inner.say());
            case Say say -> Arg.say(say);
            case Seats seats -> items(seats.list(), new Meaning.OfSeat());
            case List<?> list -> items(list, meaning);
            default -> throw new IllegalArgumentException("no sentence can say " + value.getClass());
        };
    }

    private static Arg number(long number, Meaning meaning) {
        return switch (meaning) {
            case Meaning.OfSeat _ -> Arg.seat((int) number);
            case Meaning.In(String unit) -> new Arg.Amount(unit, number);
            case Meaning.Plain _, Meaning.OfCard _ -> Arg.of(number);
        };
    }

    private static Arg items(List<?> list, Meaning meaning) {
        List<Arg> items = new ArrayList<>(list.size());
        for (Object item : list) items.add(argument(item, meaning));
        return Arg.list(items);
    }

    private static Meaning meaning(RecordComponent component) {
        if (component.isAnnotationPresent(Seat.class)) return new Meaning.OfSeat();
        if (component.isAnnotationPresent(CardName.class)) return new Meaning.OfCard();
        String unit = unit(component);
        return unit == null ? new Meaning.Plain() : new Meaning.In(unit);
    }

    /** The unit a component is told in; {@code null}: none. */
    public static @Nullable String unit(RecordComponent component) {
        UnitName own = component.getAnnotation(UnitName.class);
        if (own != null) return own.value();
        for (Annotation annotation : component.getAnnotations()) {
            UnitName carried = annotation.annotationType().getAnnotation(UnitName.class);
            if (carried != null) return carried.value();
        }
        return null;
    }

    /** The nearest family that names a kind. */
    private static String kind(Class<?> type) {
        Kind own = type.getAnnotation(Kind.class);
        if (own != null) return own.value();
        for (Class<?> family : type.getInterfaces()) {
            String kind = kindOrNull(family);
            if (kind != null) return kind;
        }
        throw new IllegalArgumentException("no family of " + type.getName() + " names a kind");
    }

    private static @Nullable String kindOrNull(Class<?> family) {
        Kind own = family.getAnnotation(Kind.class);
        if (own != null) return own.value();
        for (Class<?> parent : family.getInterfaces()) {
            String kind = kindOrNull(parent);
            if (kind != null) return kind;
        }
        return null;
    }

    /** {@code AboveYourLimit} is said {@code above-your-limit}. */
    private static String name(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=.)(?=\\p{Lu})", "-").toLowerCase(Locale.ROOT);
    }
}

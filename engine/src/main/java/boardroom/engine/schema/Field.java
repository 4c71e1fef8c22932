package boardroom.engine.schema;

import boardroom.engine.BySeat;
import boardroom.engine.CardName;
import boardroom.engine.FaceDown;
import boardroom.engine.Seat;
import boardroom.engine.SentenceShape;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A field of a record as JSON writes it.
 *
 * @param isLeftOut it does not stand there when there is nothing in it
 * @param isOptional whoever reads the record can do without it
 * @param meaning what its number or text stands for; {@code null}: itself
 */
record Field(
        String name,
        AnnotatedType type,
        boolean isLeftOut,
        boolean isOptional,
        @Nullable String meaning) {

    /** All of a record; those of what is unwrapped into it stand beside its own. */
    static List<Field> of(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        Set<String> optional = readAsNullable(type);
        for (RecordComponent component : type.getRecordComponents()) {
            Method accessor = component.getAccessor();
            if (accessor.isAnnotationPresent(JsonUnwrapped.class)) fields.addAll(of(component.getType()));
            else
                fields.add(new Field(
                        name(component),
                        component.getAnnotatedType(),
                        isLeftOut(type, component),
                        optional.contains(name(component)),
                        meaning(component)));
        }
        return fields;
    }

    private static String name(RecordComponent component) {
        JsonProperty written = component.getAccessor().getAnnotation(JsonProperty.class);
        return written == null || written.value().isEmpty() ? component.getName() : written.value();
    }

    private static boolean isLeftOut(Class<?> type, RecordComponent component) {
        JsonInclude own = component.getAccessor().getAnnotation(JsonInclude.class);
        JsonInclude include = own == null ? Inherited.find(type, JsonInclude.class) : own;
        if (include == null) return false;
        return switch (include.value()) {
            case ALWAYS -> false;
            case NON_NULL -> isNullable(component.getAnnotatedType());
            default -> true;
        };
    }

    /** What the record's own way of reading it takes for missing, though the record itself always has it. */
    private static Set<String> readAsNullable(Class<?> type) {
        Set<String> names = new HashSet<>();
        for (Method method : type.getDeclaredMethods())
            if (method.isAnnotationPresent(JsonCreator.class))
                for (Parameter parameter : method.getParameters()) {
                    JsonProperty written = parameter.getAnnotation(JsonProperty.class);
                    if (written != null && isNullable(parameter.getAnnotatedType())) names.add(written.value());
                }
        return names;
    }

    /** Whether it may be {@code null} there. */
    boolean mayBeNull(Use use) {
        return use == Use.SENT ? isNullable(type) && !isLeftOut : isNullable(type) || isOptional;
    }

    /** Whether it is always there. */
    boolean isRequired(Use use) {
        return !isLeftOut && (use == Use.SENT || !mayBeNull(use));
    }

    static boolean isNullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    private static @Nullable String meaning(RecordComponent component) {
        String many = component.isAnnotationPresent(BySeat.class) ? ", for each seat in seat order" : "";
        String unit = SentenceShape.unit(component);
        String one = "";
        if (component.isAnnotationPresent(Seat.class)) one = "number of a seat";
        else if (component.isAnnotationPresent(CardName.class)) one = "id of a card of the box";
        else if (component.isAnnotationPresent(FaceDown.class)) one = "so many cards face down";
        else if (unit != null) one = "in " + unit;
        else if (!many.isEmpty()) one = "one";
        return one.isEmpty() ? null : one + many;
    }
}

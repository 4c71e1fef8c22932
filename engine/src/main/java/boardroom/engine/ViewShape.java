package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the fields of a game's views and moves mean, read from their records, so that a game can be shown without knowing
 * it: which number is money, which text names a card, which list goes by seat. Moves stand under their {@code type}.
 */
public record ViewShape(List<Field> view, List<Field> own, Map<String, List<Field>> moves) {

    /** One field: its name, what it or each of its elements is, whether there are many, and what a record is made of. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Field(
            String name,
            Is is,
            Many many,
            @Nullable String unit,
            @Nullable List<Field> fields) {}

    /** What stands in a field. */
    public enum Is {
        @JsonProperty("number")
        NUMBER,
        @JsonProperty("flag")
        FLAG,
        @JsonProperty("text")
        TEXT,
        @JsonProperty("seat")
        SEAT,
        @JsonProperty("card")
        CARD,
        /** So many cards that lie face down. */
        @JsonProperty("backs")
        BACKS,
        @JsonProperty("say")
        SAY,
        @JsonProperty("record")
        RECORD,
        /** Something that only a board of the game's own can show. */
        @JsonProperty("other")
        OTHER
    }

    /** Whether a field holds one thing or several. */
    public enum Many {
        @JsonProperty("one")
        ONE,
        @JsonProperty("list")
        LIST,
        /** One for each seat, in seat order. */
        @JsonProperty("by-seat")
        BY_SEAT
    }

    public static ViewShape of(GameTypes<?, ?> types) {
        Map<String, List<Field>> moves = new LinkedHashMap<>();
        collectMoves(types.move(), moves);
        return new ViewShape(fields(types.publicView(), List.of()), fields(types.privateView(), List.of()), moves);
    }

    private static void collectMoves(Class<?> type, Map<String, List<Field>> moves) {
        if (type.isSealed()) for (Class<?> member : type.getPermittedSubclasses()) collectMoves(member, moves);
        JsonTypeName name = type.getAnnotation(JsonTypeName.class);
        if (name != null) moves.put(name.value(), fields(type, List.of()));
    }

    /** The fields of a record, or of all records of a sealed family, each once. */
    private static List<Field> fields(Class<?> type, List<Class<?>> within) {
        Map<String, Field> fields = new LinkedHashMap<>();
        List<Class<?>> inside = with(within, type);
        if (type.isSealed())
            for (Class<?> member : type.getPermittedSubclasses())
                for (Field field : fields(member, inside)) fields.putIfAbsent(field.name(), field);
        else if (type.isRecord())
            for (RecordComponent component : type.getRecordComponents())
                fields.put(component.getName(), field(component, inside));
        return List.copyOf(fields.values());
    }

    private static List<Class<?>> with(List<Class<?>> types, Class<?> type) {
        List<Class<?>> more = new ArrayList<>(types);
        more.add(type);
        return more;
    }

    private static Field field(RecordComponent component, List<Class<?>> within) {
        Class<?> type = component.getType();
        if (type == Seats.class) return new Field(component.getName(), Is.SEAT, Many.LIST, null, null);
        Many many = component.isAnnotationPresent(BySeat.class)
                ? Many.BY_SEAT
                : List.class.isAssignableFrom(type) ? Many.LIST : Many.ONE;
        Class<?> each = many == Many.ONE ? type : element(component.getGenericType());
        Is is = is(component, each, within);
        List<Field> fields = is == Is.RECORD ? fields(each, within) : null;
        return new Field(component.getName(), is, many, SentenceShape.unit(component), fields);
    }

    private static Class<?> element(Type list) {
        Type element = list instanceof ParameterizedType of ? of.getActualTypeArguments()[0] : Object.class;
        return element instanceof Class<?> type ? type : Object.class;
    }

    private static Is is(RecordComponent component, Class<?> type, List<Class<?>> within) {
        if (component.isAnnotationPresent(Seat.class) || type == Arg.Seat.class) return Is.SEAT;
        if (component.isAnnotationPresent(CardName.class) || Card.class.isAssignableFrom(type)) return Is.CARD;
        if (component.isAnnotationPresent(FaceDown.class)) return Is.BACKS;
        if (type == int.class || type == long.class || type == Integer.class || type == Long.class) return Is.NUMBER;
        if (type == boolean.class || type == Boolean.class) return Is.FLAG;
        if (type == String.class || type.isEnum()) return Is.TEXT;
        if (type == Say.class) return Is.SAY;
        boolean isRecord = type.isRecord() || type.isSealed();
        return isRecord && !Arg.class.isAssignableFrom(type) && !within.contains(type) ? Is.RECORD : Is.OTHER;
    }
}

package boardroom.engine.schema;

import boardroom.engine.Arg;
import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Describes records as JSON Schema, as {@link Json#MAPPER} writes and reads them: each record and each sealed family
 * stands once under {@code $defs} and is referred to by its name. Nothing is allowed that is not described.
 */
public final class Schemas {
    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final Map<Class<?>, List<? extends Class<?>>> open;
    private final ObjectNode definitions = Json.MAPPER.createObjectNode();
    private final Map<Named, String> names = new HashMap<>();

    private record Named(Class<?> type, Use use) {}

    /**
     * What open interfaces stand for here, by the interface: a game's events for {@code Event}. Nothing stands for one that
     * another description tells.
     */
    public Schemas(Map<Class<?>, List<? extends Class<?>>> open) {
        this.open = open;
    }

    /** A whole document, to be found at this address. */
    public ObjectNode document(String address, String title) {
        ObjectNode document = Json.MAPPER.createObjectNode();
        document.put("$schema", DIALECT).put("$id", address).put("title", title);
        document.set("$defs", definitions);
        return document;
    }

    /** Puts a type under a name of its own. */
    public Schemas name(String name, Class<?> type, Use use) {
        return name(name, of(type, use));
    }

    /** Puts something that no record tells under a name. */
    public Schemas name(String name, ObjectNode schema) {
        if (definitions.has(name)) throw new IllegalArgumentException("two things are called " + name);
        definitions.set(name, schema);
        return this;
    }

    /** A type, which from now on stands under {@code $defs}. */
    public ObjectNode of(Class<?> type, Use use) {
        if (type == Seats.class) return seats();
        if (type == Say.class) return says(refer(Says.SAY));
        if (type == Arg.class) return says(refer(Says.ARG));
        if (Arg.class.isAssignableFrom(type)) return says(Says.argument(type));
        if (type == Object.class) return Values.choice(use);
        if (type == JsonNode.class) return Json.MAPPER.createObjectNode();
        if (type == Record.class) return typed("object");
        if (type == boolean.class || type == Boolean.class) return typed("boolean");
        if (type.isEnum()) return words(type);
        Method value = writtenAs(type);
        if (value != null) return of(value.getAnnotatedReturnType(), use);
        if (type.isRecord() || type.isSealed() || open.containsKey(type)) return reference(type, use);
        throw new IllegalStateException("no schema is known for " + type.getName());
    }

    /** Many of a type. */
    public ObjectNode listOf(Class<?> type, Use use) {
        return typed("array").set("items", of(type, use));
    }

    private ObjectNode of(AnnotatedType type, Use use) {
        ObjectNode schema = present(type, use);
        return Field.isNullable(type) ? orNull(schema) : schema;
    }

    private ObjectNode present(AnnotatedType type, Use use) {
        Class<?> raw = type.getType() instanceof ParameterizedType generic
                ? (Class<?>) generic.getRawType()
                : (Class<?>) type.getType();
        if (Values.isNumber(raw)) return Values.number(raw, type);
        if (raw == String.class) return Values.text(type, use);
        if (Collection.class.isAssignableFrom(raw)) {
            ObjectNode list = Values.list(type, use);
            list.set("items", of(arguments(type)[0], use));
            return list;
        }
        if (Map.class.isAssignableFrom(raw)) {
            ObjectNode map = Values.map(type, use);
            map.set("additionalProperties", of(arguments(type)[1], use));
            return map;
        }
        return of(raw, use);
    }

    private static AnnotatedType[] arguments(AnnotatedType type) {
        return ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments();
    }

    private ObjectNode reference(Class<?> type, Use use) {
        Named key = new Named(type, use);
        String name = names.get(key);
        if (name == null) {
            name = freeName(type, use);
            names.put(key, name);
            definitions.putNull(name); // its place, for whatever refers to it from inside
            definitions.set(name, type.isRecord() ? object(type, use) : family(type, use));
        }
        return refer(name);
    }

    private String freeName(Class<?> type, Use use) {
        String inPackage =
                type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
        if (!definitions.has(inPackage)) return inPackage;
        String taken = inPackage + "-" + word(use);
        if (!definitions.has(taken)) return taken;
        String home = type.getPackageName();
        return home.substring(home.lastIndexOf('.') + 1) + "." + taken;
    }

    private static String word(Use use) {
        return switch (use) {
            case SENT -> "sent";
            case TAKEN -> "taken";
            case BOX -> "box";
        };
    }

    private ObjectNode object(Class<?> type, Use use) {
        ObjectNode object = typed("object");
        ObjectNode properties = object.putObject("properties");
        ArrayNode required = Json.MAPPER.createArrayNode();
        JsonTypeInfo told = toldApart(type);
        if (told != null) {
            properties.putObject(told.property()).put("const", tag(type));
            required.add(told.property());
        }
        for (Field field : Field.of(type)) {
            ObjectNode value = present(field.type(), use);
            ObjectNode schema = field.mayBeNull(use) ? orNull(value) : value;
            if (field.meaning() != null) schema.put("description", field.meaning());
            properties.set(field.name(), schema);
            if (field.isRequired(use)) required.add(field.name());
        }
        if (!required.isEmpty()) object.set("required", required);
        return object.put("additionalProperties", false);
    }

    private ObjectNode family(Class<?> type, Use use) {
        Set<Class<?>> members = new LinkedHashSet<>();
        collect(type, members);
        JsonTypeInfo told = toldApart(type);
        if (members.isEmpty()) return elsewhere(told);
        if (members.size() == 1) return of(members.iterator().next(), use);
        ObjectNode family = Json.MAPPER.createObjectNode();
        ArrayNode one = family.putArray(told == null ? "anyOf" : "oneOf");
        for (Class<?> member : members) one.add(of(member, use));
        return family;
    }

    private void collect(Class<?> type, Set<Class<?>> members) {
        List<? extends Class<?>> stands = open.get(type);
        if (stands != null) for (Class<?> one : stands) collect(one, members);
        else if (type.isSealed()) for (Class<?> one : type.getPermittedSubclasses()) collect(one, members);
        else members.add(type);
    }

    /** Something that only another description tells. */
    private static ObjectNode elsewhere(@Nullable JsonTypeInfo told) {
        ObjectNode object = typed("object");
        if (told == null) return object;
        object.putObject("properties").set(told.property(), typed("string"));
        object.putArray("required").add(told.property());
        return object;
    }

    /** How records of its family are told apart; {@code null}: they are not. */
    private static @Nullable JsonTypeInfo toldApart(Class<?> type) {
        return Inherited.find(type, JsonTypeInfo.class);
    }

    private static String tag(Class<?> type) {
        JsonTypeName name = type.getAnnotation(JsonTypeName.class);
        if (name == null) throw new IllegalStateException("no @JsonTypeName: " + type.getName());
        return name.value();
    }

    private static @Nullable Method writtenAs(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) if (method.isAnnotationPresent(JsonValue.class)) return method;
        return null;
    }

    private static ObjectNode words(Class<?> type) {
        ObjectNode schema = Json.MAPPER.createObjectNode();
        ArrayNode words = schema.putArray("enum");
        Method value = writtenAs(type);
        for (Object constant : type.getEnumConstants()) words.add(word(type, (Enum<?>) constant, value));
        return schema;
    }

    private static String word(Class<?> type, Enum<?> constant, @Nullable Method value) {
        try {
            if (value != null) return String.valueOf(value.invoke(constant));
            JsonProperty written = type.getField(constant.name()).getAnnotation(JsonProperty.class);
            return written == null ? constant.name() : written.value();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ObjectNode seats() {
        ObjectNode seats = typed("array");
        seats.set("items", typed("integer").put("minimum", 0).put("maximum", Seats.MOST - 1));
        return seats.put("uniqueItems", true);
    }

    /** Whatever speaks of a say or of an argument needs both. */
    private ObjectNode says(ObjectNode one) {
        if (!definitions.has(Says.SAY)) {
            definitions.set(Says.SAY, Says.say());
            definitions.set(Says.ARG, Says.argument());
        }
        return one;
    }

    private static ObjectNode orNull(ObjectNode schema) {
        JsonNode type = schema.get("type");
        if (type != null && type.isString()) {
            schema.putArray("type").add(type.stringValue()).add("null");
            return schema;
        }
        if (schema.isEmpty()) return schema;
        ObjectNode either = Json.MAPPER.createObjectNode();
        either.putArray("anyOf").add(schema).add(typed("null"));
        return either;
    }

    static ObjectNode refer(String name) {
        return Json.MAPPER.createObjectNode().put("$ref", "#/$defs/" + name);
    }

    static ObjectNode typed(String type) {
        return Json.MAPPER.createObjectNode().put("type", type);
    }
}

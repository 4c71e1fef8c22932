package boardroom.engine.schema;

import static boardroom.engine.schema.Schemas.typed;

import boardroom.engine.Between;
import boardroom.engine.BoxBounds;
import boardroom.engine.IdOf;
import boardroom.engine.Json;
import boardroom.engine.Sized;
import java.lang.reflect.AnnotatedType;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Numbers, texts, lists and maps with the bounds that stand at their types; in a box also the usual ones. */
final class Values {
    private Values() {}

    static boolean isNumber(Class<?> type) {
        return type == int.class || type == long.class || type == double.class || Number.class.isAssignableFrom(type);
    }

    static ObjectNode number(Class<?> raw, AnnotatedType type) {
        ObjectNode number = typed(raw == double.class || raw == Double.class ? "number" : "integer");
        Between range = BoxBounds.find(type, Between.class);
        return range == null ? number : number.put("minimum", range.from()).put("maximum", range.to());
    }

    static ObjectNode text(AnnotatedType type, Use use) {
        ObjectNode text = sized("string", "Length", type, use, BoxBounds.LETTERS);
        IdOf list = BoxBounds.find(type, IdOf.class);
        return list == null ? text : text.put("description", "id of one of " + list.value());
    }

    static ObjectNode list(AnnotatedType type, Use use) {
        return sized("array", "Items", type, use, BoxBounds.ELEMENTS);
    }

    static ObjectNode map(AnnotatedType type, Use use) {
        ObjectNode map = sized("object", "Properties", type, use, BoxBounds.ELEMENTS);
        if (use == Use.BOX) map.putObject("propertyNames").put("maxLength", BoxBounds.NAME);
        return map;
    }

    private static ObjectNode sized(String kind, String what, AnnotatedType type, Use use, int usual) {
        ObjectNode schema = typed(kind);
        Sized size = BoxBounds.find(type, Sized.class);
        if (size != null) return schema.put("min" + what, size.from()).put("max" + what, size.to());
        return use == Use.BOX ? schema.put("max" + what, usual) : schema;
    }

    /** What an option may be set to. */
    static ObjectNode choice(Use use) {
        ObjectNode choice = Json.MAPPER.createObjectNode();
        ArrayNode either = choice.putArray("anyOf");
        either.add(typed("boolean"));
        ObjectNode name = typed("string");
        either.add(use == Use.BOX ? name.put("maxLength", BoxBounds.NAME) : name);
        ObjectNode number = typed("integer");
        either.add(use == Use.BOX ? number.put("minimum", -BoxBounds.CHOICE).put("maximum", BoxBounds.CHOICE) : number);
        return choice;
    }
}

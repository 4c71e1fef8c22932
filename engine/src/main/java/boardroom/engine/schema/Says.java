package boardroom.engine.schema;

import static boardroom.engine.schema.Schemas.refer;
import static boardroom.engine.schema.Schemas.typed;

import boardroom.engine.Arg;
import boardroom.engine.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Says and their arguments, which are written by hand and not as their records stand. */
final class Says {
    static final String SAY = "Say";
    static final String ARG = "Arg";

    private Says() {}

    static ObjectNode say() {
        ObjectNode say = typed("object");
        ObjectNode properties = say.putObject("properties");
        properties.set("key", typed("string"));
        properties.set("args", typed("object").set("additionalProperties", refer(ARG)));
        say.putArray("required").add("key");
        return say.put("additionalProperties", false);
    }

    static ObjectNode argument() {
        ObjectNode argument = Json.MAPPER.createObjectNode();
        ArrayNode one = argument.putArray("oneOf");
        one.add(typed("integer"));
        one.add(typed("string"));
        one.add(typed("array").set("items", refer(ARG)));
        ObjectNode object = amount();
        ObjectNode properties = object.putObject("properties");
        properties.set("seat", typed("integer"));
        properties.set("card", typed("string"));
        properties.set("say", refer(SAY));
        one.add(object);
        return argument;
    }

    /** One kind of argument, where a field holds no other. */
    static ObjectNode argument(Class<?> type) {
        if (type == Arg.Seat.class) return only("seat", typed("integer"));
        if (type == Arg.CardId.class) return only("card", typed("string"));
        if (type == Arg.Nested.class) return only("say", refer(SAY));
        if (type == Arg.Amount.class) return amount();
        throw new IllegalStateException("no schema is known for " + type.getName());
    }

    private static ObjectNode amount() {
        ObjectNode amount = typed("object").put("minProperties", 1).put("maxProperties", 1);
        amount.set("additionalProperties", typed("integer").put("description", "in the unit of this name"));
        return amount;
    }

    private static ObjectNode only(String name, ObjectNode schema) {
        ObjectNode object = typed("object");
        object.putObject("properties").set(name, schema);
        object.putArray("required").add(name);
        return object.put("additionalProperties", false);
    }
}

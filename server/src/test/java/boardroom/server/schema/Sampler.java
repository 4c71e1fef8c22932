package boardroom.server.schema;

import boardroom.engine.Json;
import boardroom.engine.Rng;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes up anything that a schema allows. */
final class Sampler {
    /** Records that hold records of their own kind are not followed further than this. */
    private static final int DEEPEST = 8;

    private static final List<String> WORDS = List.of("", "a", "some-card", "two words", "Ä\"\\");

    private final JsonNode document;
    private final Rng chance;

    Sampler(JsonNode document, Rng chance) {
        this.document = document;
        this.chance = chance;
    }

    JsonNode of(String name) {
        return of(document.get("$defs").get(name), 0);
    }

    private JsonNode of(JsonNode schema, int depth) {
        if (schema.has("$ref"))
            return of(document.at(schema.get("$ref").stringValue().substring(1)), depth);
        if (schema.has("oneOf")) return of(any(schema.get("oneOf")), depth);
        if (schema.has("anyOf")) return of(any(schema.get("anyOf")), depth);
        if (schema.has("const")) return schema.get("const");
        if (schema.has("enum")) return any(schema.get("enum"));
        JsonNode type = schema.get("type");
        if (type == null) return Json.MAPPER.createObjectNode();
        return switch ((type.isArray() ? any(type) : type).stringValue()) {
            case "null" -> Json.MAPPER.nullNode();
            case "boolean" -> Json.MAPPER.readTree(String.valueOf(chance.below(2) == 0));
            case "string" ->
                Json.MAPPER.readTree(Json.MAPPER.writeValueAsString(WORDS.get(chance.below(WORDS.size()))));
            case "integer", "number" -> number(schema);
            case "array" -> list(schema, depth);
            case "object" -> object(schema, depth);
            default -> throw new AssertionError("no sample of " + schema);
        };
    }

    private JsonNode any(JsonNode several) {
        return several.get(chance.below(several.size()));
    }

    private JsonNode number(JsonNode schema) {
        int least = schema.path("minimum").asInt(-1_000);
        int most = schema.path("maximum").asInt(1_000);
        return Json.MAPPER.readTree(String.valueOf(least + chance.below(most - least + 1)));
    }

    private JsonNode list(JsonNode schema, int depth) {
        ArrayNode list = Json.MAPPER.createArrayNode();
        int least = schema.path("minItems").asInt(0);
        int count = depth > DEEPEST ? least : least + chance.below(3);
        for (int i = 0; i < count; i++) {
            JsonNode item = of(schema.get("items"), depth + 1);
            boolean isTwice = schema.has("uniqueItems") && list.valueStream().anyMatch(item::equals);
            if (!isTwice) list.add(item);
        }
        return list;
    }

    private JsonNode object(JsonNode schema, int depth) {
        ObjectNode object = Json.MAPPER.createObjectNode();
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            boolean required = schema.path("required")
                    .valueStream()
                    .anyMatch(name -> name.stringValue().equals(property.getKey()));
            if (required || (depth <= DEEPEST && chance.below(2) == 0))
                object.set(property.getKey(), of(property.getValue(), depth + 1));
        }
        JsonNode others = schema.path("additionalProperties");
        if (others.isObject() && depth <= DEEPEST) object.set("2", of(others, depth + 1));
        return object;
    }
}

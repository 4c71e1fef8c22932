package boardroom.cli.bench;

import boardroom.engine.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a table looked at the last update, to somebody who is told only what changed since; earlier looks stay as they were. */
record Followed(JsonNode look) {
    static final Followed NOTHING = new Followed(Json.MAPPER.createObjectNode());

    /** How it looks after an update that tells it whole, or what changed. */
    Followed after(JsonNode update) {
        JsonNode changes = update.get("changes");
        if (changes == null) return new Followed(update);
        JsonNode now = look;
        for (JsonNode change : changes) now = changed(now, change.get(0), 0, change.get(1));
        return new Followed(now);
    }

    private static JsonNode changed(JsonNode old, JsonNode path, int at, JsonNode value) {
        if (at == path.size()) return value;
        JsonNode step = path.get(at);
        if (step.isNumber()) {
            ArrayNode items = Json.MAPPER.createArrayNode().addAll((ArrayNode) old);
            int place = step.intValue();
            if (place == items.size()) items.add(value);
            else items.set(place, changed(items.get(place), path, at + 1, value));
            return items;
        }
        ObjectNode fields = Json.MAPPER.createObjectNode().setAll((ObjectNode) old);
        String name = step.stringValue();
        if (value == null && at == path.size() - 1) fields.remove(name);
        else fields.set(name, changed(fields.path(name), path, at + 1, value));
        return fields;
    }
}

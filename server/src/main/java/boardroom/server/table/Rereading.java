package boardroom.server.table;

import boardroom.engine.Json;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads what was just written, again and again: what is as it was the last time is not read anew, and is the same node. */
final class Rereading {
    private final Map<String, View> views = new HashMap<>();
    private final Map<String, Value> values = new HashMap<>();

    private record View(Parts written, JsonNode read) {}

    @SuppressWarnings("ArrayRecordComponent") // held against what is written next, never changed
    private record Value(byte[] written, JsonNode read) {}

    /** The view that goes by this name. */
    JsonNode view(String name, Parts now) {
        View before = views.get(name);
        JsonNode read = before == null ? Json.MAPPER.readTree(now.json()) : after(before, now);
        views.put(name, new View(now, read));
        return read;
    }

    private static JsonNode after(View before, Parts now) {
        if (now.names().length == 0 || !Arrays.equals(before.written.names(), now.names()))
            return Json.MAPPER.readTree(now.json());
        ObjectNode read = Json.MAPPER.createObjectNode();
        for (int field = 0; field < now.names().length; field++) {
            if (now.begin(field) == now.end(field)) continue;
            String name = now.names()[field];
            read.set(name, isSame(before.written, now, field) ? before.read.get(name) : read(now, field));
        }
        return read;
    }

    private static boolean isSame(Parts before, Parts now, int field) {
        return Arrays.equals(
                before.json(), before.begin(field), before.end(field), now.json(), now.begin(field), now.end(field));
    }

    private static JsonNode read(Parts parts, int field) {
        return Json.MAPPER.readTree(parts.json(), parts.begin(field), parts.end(field) - parts.begin(field));
    }

    /** Anything else that goes by this name. */
    JsonNode value(String name, byte[] now) {
        Value before = values.get(name);
        if (before != null && Arrays.equals(before.written, now)) return before.read;
        JsonNode read = Json.MAPPER.readTree(now);
        values.put(name, new Value(now, read));
        return read;
    }
}

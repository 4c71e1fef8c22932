package boardroom.cli.soak;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A move somebody is about to make.
 *
 * @param n the last update they know
 * @param moves all they could make, the listed ones first
 * @param listed whether it is one of those the prompt lists
 */
record Turn(int n, int seat, String decision, List<JsonNode> moves, JsonNode move, boolean listed) {
    Map<String, Object> fields(JsonNode other) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("seat", seat);
        fields.put("decision", decision);
        fields.put("move", other);
        return fields;
    }

    /** The same with one field more, or another. */
    Map<String, Object> fields(JsonNode other, String field, Object value) {
        Map<String, Object> fields = fields(other);
        fields.put(field, value);
        return fields;
    }
}

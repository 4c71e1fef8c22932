package boardroom.server.proof;

import boardroom.engine.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The one way to write JSON that is to be hashed: names in order, no spaces; and its hash. */
public final class Canonical {
    private Canonical() {}

    /** This JSON as everybody writes it alike. */
    public static String text(JsonNode json) {
        return sorted(json).toString();
    }

    /** SHA-256 in hexadecimal. */
    public static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The fingerprint of a box, or of any JSON. */
    public static String hash(JsonNode json) {
        return hash(text(json));
    }

    private static JsonNode sorted(JsonNode json) {
        if (json.isArray()) {
            ArrayNode array = Json.MAPPER.createArrayNode();
            for (JsonNode item : json) array.add(sorted(item));
            return array;
        }
        if (!json.isObject()) return json;
        Map<String, JsonNode> fields = new TreeMap<>();
        json.properties().forEach(field -> fields.put(field.getKey(), sorted(field.getValue())));
        ObjectNode object = Json.MAPPER.createObjectNode();
        object.setAll(fields);
        return object;
    }
}

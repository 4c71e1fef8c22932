package boardroom.server.proof;

import boardroom.engine.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** How a {@link GameFile} is written: a line for every field and for every entry, so that people can read it too. */
public final class GameFiles {
    private static final String DIGEST = "digest";

    private GameFiles() {}

    /** The hash of everything but the digest. */
    public static String digest(GameFile file) {
        return Canonical.hash(withoutDigest(file));
    }

    /** The file as it is kept and sent, with the digest that fits. */
    public static byte[] write(GameFile file) {
        ObjectNode tree = withoutDigest(file);
        tree.put(DIGEST, Canonical.hash(tree));
        List<String> fields = new ArrayList<>();
        tree.properties().forEach(field -> fields.add("\"" + field.getKey() + "\": " + lines(field.getValue())));
        return ("{\n" + String.join(",\n", fields) + "\n}\n").getBytes(StandardCharsets.UTF_8);
    }

    private static String lines(JsonNode value) {
        if (!value.isArray() || value.isEmpty()) return value.toString();
        List<String> items = new ArrayList<>();
        for (JsonNode item : value) items.add(item.toString());
        return "[\n" + String.join(",\n", items) + "\n]";
    }

    private static ObjectNode withoutDigest(GameFile file) {
        return Json.MAPPER.<ObjectNode>valueToTree(file).without(DIGEST);
    }
}

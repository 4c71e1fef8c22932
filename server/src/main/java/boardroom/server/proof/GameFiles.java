package boardroom.server.proof;

import boardroom.engine.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** How a {@link GameFile} is written: a line for every field and for every entry, so that people can read it too. */
public final class GameFiles {
    private GameFiles() {}

    /** The same with the digest that fits. */
    public static GameFile sealed(GameFile file) {
        return file.withDigest(digest(file));
    }

    /** The hash of everything but the digest. */
    public static String digest(GameFile file) {
        return Canonical.hash(tree(file.withDigest(null)));
    }

    /** The file as it is kept and sent. */
    public static byte[] write(GameFile file) {
        List<String> fields = new ArrayList<>();
        tree(file).properties().forEach(field -> fields.add("\"" + field.getKey() + "\": " + lines(field.getValue())));
        return ("{\n" + String.join(",\n", fields) + "\n}\n").getBytes(StandardCharsets.UTF_8);
    }

    private static String lines(JsonNode value) {
        if (!value.isArray() || value.isEmpty()) return value.toString();
        List<String> items = new ArrayList<>();
        for (JsonNode item : value) items.add(item.toString());
        return "[\n" + String.join(",\n", items) + "\n]";
    }

    private static JsonNode tree(GameFile file) {
        return Json.MAPPER.valueToTree(file);
    }
}

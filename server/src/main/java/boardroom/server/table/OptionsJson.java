package boardroom.server.table;

import boardroom.engine.Json;
import java.util.Map;
import tools.jackson.core.type.TypeReference;

/** The options of a table as they are stored. */
final class OptionsJson {
    private static final TypeReference<Map<String, Object>> MAP = new TypeReference<>() {};

    private OptionsJson() {}

    static Map<String, Object> read(String json) {
        return Json.MAPPER.readValue(json, MAP);
    }

    static String write(Map<String, Object> options) {
        return Json.MAPPER.writeValueAsString(options);
    }
}

package boardroom.engine.contract;

import boardroom.engine.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Something written as JSON and read back, as the wire and the store do. */
final class RoundTrip {
    private static final JsonMapper JSON = Json.MAPPER;

    private RoundTrip() {}

    /** Fails unless the value comes back equal as one of this type. */
    static void comesBack(Object value, Class<?> type, String where) {
        String written = JSON.writerFor(type).writeValueAsString(value);
        String what = where + " " + value.getClass().getSimpleName();
        Object read;
        try {
            read = JSON.readValue(written, type);
        } catch (JacksonException e) {
            throw new AssertionError(what + " can't be read back from " + written + ": " + e.getOriginalMessage(), e);
        }
        if (read.equals(value)) return;
        Difference.none(
                written, JSON.writerFor(type).writeValueAsString(read), () -> what + " comes back from JSON changed:");
        throw new AssertionError(what + " comes back from JSON looking the same, but not equal: " + written);
    }
}

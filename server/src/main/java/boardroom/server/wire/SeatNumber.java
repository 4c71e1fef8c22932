package boardroom.server.wire;

import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;

/** A seat as the name of a field: one way to write each, so that no seat can be named twice. */
final class SeatNumber extends KeyDeserializer {
    @Override
    public Object deserializeKey(String key, DeserializationContext context) {
        if (!key.matches("0|-?[1-9][0-9]{0,8}"))
            return context.handleWeirdKey(Integer.class, key, "no seat is called that");
        return Integer.valueOf(key);
    }
}

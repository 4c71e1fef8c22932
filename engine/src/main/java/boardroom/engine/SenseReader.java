package boardroom.engine;

import java.io.IOException;
import java.io.InputStream;

/** Reads what is known about good play in a game: the weights beside its box, in {@code sense.json}. */
public final class SenseReader {
    private SenseReader() {}

    /** The weights that ship with a game; unknown and missing ones are faults of the file. */
    public static <W> W shipped(String game, Class<W> weights) {
        String path = "/boxes/" + game + "/sense.json";
        try (InputStream in = weights.getResourceAsStream(path)) {
            if (in == null) throw new IllegalStateException("no weights at " + path);
            return Json.MAPPER.readValue(in, weights);
        } catch (IOException e) {
            throw new IllegalStateException(path, e);
        }
    }
}

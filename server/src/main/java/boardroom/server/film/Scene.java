package boardroom.server.film;

import boardroom.engine.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A stretch of a film that can be shown by itself: how it looked after entry {@code first}, and the moments up to {@code last}. */
public record Scene(int first, Look look, List<Moment> moments) {
    public Scene {
        moments = List.copyOf(moments);
    }

    public int last() {
        return first + moments.size();
    }

    /** As the store keeps it. */
    public byte[] pack() {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(Json.MAPPER.writeValueAsBytes(this));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    public static Scene unpack(byte[] packed) {
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return Json.MAPPER.readValue(gzip, Scene.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

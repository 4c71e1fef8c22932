package boardroom.server.film;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Films are packed to be kept and to be sent: they say much again and again. */
public final class Packing {
    /** A tenth larger than as small as can be, in a tenth of the time. */
    private static final int LEVEL = 5;

    private static final int BLOCK = 1 << 13;

    private Packing() {}

    public static byte[] pack(byte[] plain) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(BLOCK);
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed, BLOCK) {
            {
                def.setLevel(LEVEL);
            }
        }) {
            gzip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    public static byte[] unpack(byte[] packed) {
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(packed), BLOCK)) {
            return gzip.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

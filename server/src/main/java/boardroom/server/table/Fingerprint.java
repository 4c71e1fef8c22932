package boardroom.server.table;

import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** 64 bits of some bytes, to notice that they changed without keeping them. */
final class Fingerprint {
    private Fingerprint() {}

    static long of(byte @Nullable [] bytes) {
        if (bytes == null) return 0;
        CRC32C crc = new CRC32C();
        crc.update(bytes);
        return (crc.getValue() << 32) | (Arrays.hashCode(bytes) & 0xffff_ffffL);
    }

    static long of(String text) {
        long mixed = 0;
        for (int i = 0; i < text.length(); i++) mixed = (mixed ^ text.charAt(i)) * 0x9e3779b97f4a7c15L;
        return mixed ^ mixed >>> 32;
    }
}

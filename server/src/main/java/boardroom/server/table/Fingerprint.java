package boardroom.server.table;

import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** 64 bits of some bytes, to notice that they changed without keeping them. */
final class Fingerprint {
    private Fingerprint() {}

    static long of(byte @Nullable [] bytes) {
        return bytes == null ? 0 : of(bytes, 0, bytes.length);
    }

    /** Of those from one place up to another: two checksums that have nothing in common, both as fast as memory. */
    static long of(byte[] bytes, int begin, int end) {
        CRC32C first = new CRC32C();
        CRC32 second = new CRC32();
        first.update(bytes, begin, end - begin);
        second.update(bytes, begin, end - begin);
        return first.getValue() << 32 | second.getValue();
    }

    static long of(String text) {
        long mixed = 0;
        for (int i = 0; i < text.length(); i++) mixed = (mixed ^ text.charAt(i)) * 0x9e3779b97f4a7c15L;
        return mixed ^ mixed >>> 32;
    }
}

package boardroom.server.film;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that are written one after the other. */
final class Ink {
    private byte[] bytes;
    private int length;

    Ink(int expected) {
        bytes = new byte[expected];
    }

    Ink add(byte[] piece, int begin, int end) {
        int more = end - begin;
        if (length + more > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        System.arraycopy(piece, begin, bytes, length, more);
        length += more;
        return this;
    }

    Ink add(byte[] piece) {
        return add(piece, 0, piece.length);
    }

    Ink add(Written piece) {
        return add(piece.json(), piece.begin(), piece.end());
    }

    /** Plain letters. */
    Ink add(String text) {
        return add(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    Ink add(char letter) {
        if (length == bytes.length) bytes = Arrays.copyOf(bytes, Math.max(2 * length, 1));
        bytes[length++] = (byte) letter;
        return this;
    }

    Ink add(long number) {
        return add(Long.toString(number));
    }

    /** Pieces with commas between them. */
    Ink addAll(Iterable<Written> pieces) {
        boolean isFirst = true;
        for (Written piece : pieces) {
            if (!isFirst) add(',');
            isFirst = false;
            add(piece);
        }
        return this;
    }

    int length() {
        return length;
    }

    /** Forgets what was written after so many bytes. */
    void backTo(int less) {
        length = less;
    }

    void addTo(Ink other) {
        other.add(bytes, 0, length);
    }

    byte[] done() {
        return Arrays.copyOf(bytes, length);
    }
}

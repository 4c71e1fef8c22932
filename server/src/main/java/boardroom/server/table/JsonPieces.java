package boardroom.server.table;

import boardroom.server.film.Written;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Puts JSON together from pieces that were written before, so that what many receive is written once. */
final class JsonPieces {
    private byte[] bytes;
    private int length;

    JsonPieces(int expected) {
        bytes = new byte[expected];
    }

    JsonPieces add(byte[] piece) {
        return add(piece, 0, piece.length);
    }

    JsonPieces add(Written piece) {
        return add(piece.json(), piece.begin(), piece.end());
    }

    private JsonPieces add(byte[] piece, int begin, int end) {
        int more = end - begin;
        if (length + more > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
        System.arraycopy(piece, begin, bytes, length, more);
        length += more;
        return this;
    }

    int length() {
        return length;
    }

    JsonPieces add(int number) {
        return add(ascii(Integer.toString(number)));
    }

    byte[] done() {
        return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}

package boardroom.server.table;

import java.util.Arrays;

/** Finds the items of a list in JSON that was just written, without reading it. */
final class JsonItems {
    private JsonItems() {}

    /** Where each item begins and ends, one after the other. */
    static int[] places(byte[] json, int begin, int end) {
        int[] places = new int[16];
        int count = 0;
        int depth = 0;
        int itemBegin = begin + 1;
        for (int at = begin + 1; at < end; at++) {
            switch (json[at]) {
                case '"' -> at = endOfText(json, at);
                case '{', '[' -> depth++;
                case '}', ']' -> depth--;
                default -> {}
            }
            boolean isLast = depth < 0;
            if (!isLast && (depth > 0 || json[at] != ',')) continue;
            if (isLast && at == itemBegin) break;
            if (count == places.length) places = Arrays.copyOf(places, 2 * count);
            places[count++] = itemBegin;
            places[count++] = at;
            itemBegin = at + 1;
            if (isLast) break;
        }
        return Arrays.copyOf(places, count);
    }

    /** The quote that ends a text. */
    private static int endOfText(byte[] json, int begin) {
        int at = begin + 1;
        while (json[at] != '"') at += json[at] == '\\' ? 2 : 1;
        return at;
    }
}

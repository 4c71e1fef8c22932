package boardroom.server.table;

import static boardroom.server.table.JsonPieces.ascii;

import boardroom.server.house.Viewer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the update frames of one table. */
final class UpdateWriter {
    private static final byte[] NULL = ascii("null");
    private static final byte[] COMMA = ascii(",");
    private static final byte[] EVENTS = ascii(",\"events\":[");
    private static final byte[] END_OF_EVENTS = ascii("],");
    private static final byte[] OWN = ascii(",\"own\":");
    private static final byte[] PROMPT = ascii(",\"prompt\":");
    private static final byte[] CLOCK = ascii(",\"clock\":");
    private static final byte[] RESULT = ascii(",\"result\":");
    private static final byte[] MISSED = ascii(",\"missed\":");
    private static final byte[] GUIDE = ascii(",\"guide\":");
    private static final byte[] UNDONE = ascii(",\"undone\":");
    private static final byte[] END = ascii("}");
    private static final int MARGIN = 160;

    private final byte[] head;

    UpdateWriter(String table) {
        head = ascii("{\"type\":\"update\",\"table\":\"" + table + "\",\"n\":");
    }

    byte[] write(
            int n,
            List<byte[]> events,
            Sight sight,
            Viewer viewer,
            byte @Nullable [] clock,
            int missed,
            byte @Nullable [] undone) {
        byte[] own = sight.own(viewer);
        byte[] prompt = sight.prompt(viewer);
        int expected = head.length + MARGIN + sight.common().length + prompt.length + (own == null ? 0 : own.length);
        for (byte[] event : events) expected += event.length + 1;
        JsonPieces frame = new JsonPieces(expected + length(clock) + length(sight.result()));
        frame.add(head).add(n).add(EVENTS);
        for (int i = 0; i < events.size(); i++) {
            if (i > 0) frame.add(COMMA);
            frame.add(events.get(i));
        }
        frame.add(END_OF_EVENTS).add(sight.common());
        if (own != null) frame.add(OWN).add(own);
        frame.add(PROMPT).add(prompt);
        frame.add(CLOCK).add(orNull(clock));
        frame.add(RESULT).add(orNull(sight.result()));
        frame.add(MISSED).add(missed);
        byte[] guide = sight.guide(viewer);
        if (guide != null) frame.add(GUIDE).add(guide);
        if (undone != null) frame.add(UNDONE).add(undone);
        return frame.add(END).done();
    }

    private static int length(byte @Nullable [] piece) {
        return piece == null ? NULL.length : piece.length;
    }

    private static byte[] orNull(byte @Nullable [] piece) {
        return piece == null ? NULL : piece;
    }
}

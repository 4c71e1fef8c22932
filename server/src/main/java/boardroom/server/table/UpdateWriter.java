package boardroom.server.table;

import static boardroom.server.table.JsonPieces.ascii;

import boardroom.server.film.Written;
import boardroom.server.house.Viewer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the update frames of one table. */
final class UpdateWriter {
    private static final byte[] NULL = ascii("null");
    private static final byte[] COMMA = ascii(",");
    private static final byte[] EVENTS = ascii(",\"events\":[");
    private static final byte[] END_OF_EVENTS = ascii("],");
    private static final byte[] CHANGES = ascii("\"changes\":[");
    private static final byte[] END_OF_CHANGES = ascii("]");
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
        FieldByField view = sight.own(viewer);
        Written own = view == null ? null : view.whole();
        Written prompt = sight.prompt(viewer).whole();
        int size = sight.common().length + prompt.length() + (own == null ? 0 : own.length()) + length(sight.result());
        JsonPieces frame = begin(n, events, size + length(clock));
        frame.add(sight.common());
        if (own != null) frame.add(OWN).add(own);
        frame.add(PROMPT).add(prompt);
        frame.add(RESULT).add(orNull(sight.result()));
        return end(frame, sight, viewer, clock, missed, undone);
    }

    /** What changed since the update before, instead of how it stands. */
    byte[] changes(
            int n,
            List<byte[]> events,
            UpdateCounts.Changed changed,
            Sight sight,
            Viewer viewer,
            byte @Nullable [] clock,
            byte @Nullable [] undone) {
        byte[] common = changed.common();
        byte[] own = changed.own();
        JsonPieces frame = begin(n, events, common.length + own.length + length(clock));
        frame.add(CHANGES).add(common);
        if (common.length > 0 && own.length > 0) frame.add(COMMA);
        frame.add(own).add(END_OF_CHANGES);
        return end(frame, sight, viewer, clock, 0, undone);
    }

    private JsonPieces begin(int n, List<byte[]> events, int size) {
        int expected = head.length + MARGIN + size;
        for (byte[] event : events) expected += event.length + 1;
        JsonPieces frame = new JsonPieces(expected);
        frame.add(head).add(n).add(EVENTS);
        for (int i = 0; i < events.size(); i++) {
            if (i > 0) frame.add(COMMA);
            frame.add(events.get(i));
        }
        return frame.add(END_OF_EVENTS);
    }

    private static byte[] end(
            JsonPieces frame,
            Sight sight,
            Viewer viewer,
            byte @Nullable [] clock,
            int missed,
            byte @Nullable [] undone) {
        frame.add(CLOCK).add(orNull(clock));
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

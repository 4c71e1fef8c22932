package boardroom.server.table;

import static boardroom.server.table.JsonPieces.ascii;

import boardroom.server.film.Written;
import java.util.List;

/** What changed of a look, as it is told: {@code [path, value]}, or {@code [path]} for what is gone, one after the other. */
final class ChangeList {
    private static final byte[] COMMA = ascii(",");
    private static final byte[] OPEN = ascii("[[");
    private static final byte[] QUOTE = ascii("\"");
    private static final byte[] END_OF_PATH = ascii("]");
    private static final byte[] END = ascii("]");
    private static final int INITIAL = 512;

    private final JsonPieces list = new JsonPieces(INITIAL);

    /** A part that is new or looks different. */
    void put(List<?> path, Written json) {
        path(path);
        list.add(COMMA).add(json).add(END);
    }

    /** A part that is no longer there. */
    void remove(List<?> path) {
        path(path);
        list.add(END);
    }

    private void path(List<?> path) {
        if (list.length() > 0) list.add(COMMA);
        list.add(OPEN);
        boolean isFirst = true;
        for (Object step : path) {
            if (!isFirst) list.add(COMMA);
            isFirst = false;
            if (step instanceof Integer place) list.add((int) place);
            else list.add(QUOTE).add(ascii(step.toString())).add(QUOTE);
        }
        list.add(END_OF_PATH);
    }

    byte[] json() {
        return list.done();
    }
}

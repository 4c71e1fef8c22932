package boardroom.server.table;

/** A game has grown larger than a table may be: what would be next has not happened. */
final class TooHeavy extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooHeavy(String message) {
        super(message);
    }
}

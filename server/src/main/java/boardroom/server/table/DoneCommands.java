package boardroom.server.table;

/** The last commands that were done, so that one sent again is not done again; old ones are forgotten. */
final class DoneCommands {
    private static final int KEPT = 128;
    private static final int NOT_FOUND = -1;

    private final long[] commands = new long[KEPT];
    private final int[] numbers = new int[KEPT];
    private int next;

    /** A command's name among all guests. */
    static String name(String guest, String id) {
        return guest + " " + id;
    }

    void add(String command, int number) {
        commands[next] = Fingerprint.of(command);
        numbers[next] = number;
        next = (next + 1) % KEPT;
    }

    /** The number it was done with (0: it has none); -1: it was not done. */
    int find(String command) {
        long wanted = Fingerprint.of(command);
        for (int i = 0; i < KEPT; i++) if (commands[i] == wanted) return numbers[i];
        return NOT_FOUND;
    }
}

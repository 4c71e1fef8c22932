package boardroom.server.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The last commands that were done, so that one sent again is not done again; old ones are forgotten. The guest's
 * fingerprint stands apart from the id's: nobody can choose an id that is taken for a command of somebody else.
 */
final class DoneCommands {
    /** It was not done. */
    static final int NOT_DONE = -1;

    /** Its id was used for something else. */
    static final int OTHER = -2;

    static final int KEPT = 128;
    private static final int AT_FIRST = 16;

    private long[] guests = new long[AT_FIRST];
    private long[] ids = new long[AT_FIRST];
    private int[] contents = new int[AT_FIRST];
    private int[] numbers = new int[AT_FIRST];
    private final Map<String, Integer> written = new HashMap<>(4);
    private int size;
    private int next;

    /** Notes a command that stands in no journal. */
    void add(CommandKey command) {
        add(command, 0);
    }

    /**
     * Notes a command that stands in the journal; gives its number, which counts what this guest asked for alone: the
     * place in the journal would betray what others did in secret.
     */
    int addEntry(CommandKey command) {
        int number = written.merge(command.guest(), 1, Integer::sum);
        add(command, number);
        return number;
    }

    private void add(CommandKey command, int number) {
        if (next == ids.length && next < KEPT) grow(next * 2);
        next %= KEPT;
        guests[next] = Fingerprint.of(command.guest());
        ids[next] = Fingerprint.of(command.id());
        contents[next] = command.content();
        numbers[next] = number;
        next++;
        size = Math.max(size, next);
    }

    private void grow(int length) {
        guests = Arrays.copyOf(guests, length);
        ids = Arrays.copyOf(ids, length);
        contents = Arrays.copyOf(contents, length);
        numbers = Arrays.copyOf(numbers, length);
    }

    /** The number it was done with (0: it has none), or one of the constants above. */
    int find(CommandKey command) {
        long guest = Fingerprint.of(command.guest());
        long id = Fingerprint.of(command.id());
        for (int i = 0; i < size; i++)
            if (ids[i] == id && guests[i] == guest) return contents[i] == command.content() ? numbers[i] : OTHER;
        return NOT_DONE;
    }
}

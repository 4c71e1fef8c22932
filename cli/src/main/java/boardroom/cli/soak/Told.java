package boardroom.cli.soak;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;

/** What the server said of the commands at one table, to be held against its journal. */
final class Told {
    /** A command by its guest and its id, as a journal names it. */
    record Key(String guest, String id) {}

    /**
     * Something that was told to be done.
     *
     * @param number how many such commands of the guest it made
     * @param move the move, or nothing where it was something else
     */
    record Done(int number, int seat, JsonNode move) {}

    final String game;
    private final Set<Key> asked = ConcurrentHashMap.newKeySet();
    private final Map<Key, Done> done = new ConcurrentHashMap<>();
    private final Set<Key> refused = ConcurrentHashMap.newKeySet();

    Told(String game) {
        this.game = game;
    }

    void asked(Key key) {
        asked.add(key);
    }

    void done(Key key, Done what) {
        refused.remove(key);
        done.put(key, what);
    }

    void refused(Key key) {
        if (!done.containsKey(key)) refused.add(key);
    }

    boolean wasAsked(Key key) {
        return asked.contains(key);
    }

    boolean wasRefused(Key key) {
        return refused.contains(key);
    }

    Map<Key, Done> done() {
        return Map.copyOf(done);
    }
}

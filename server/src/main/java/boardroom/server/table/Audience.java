package boardroom.server.table;

import boardroom.server.house.Guest;
import boardroom.server.house.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Those who hear of a table now. */
final class Audience {
    private final List<Listener> listeners = new ArrayList<>(4);
    /** As whom each was told how the game stands: only to the same viewer can be told what changed since. */
    private final Map<Listener, Viewer> told = new HashMap<>(8);

    /** Adds a listener; {@code false}: it listens already. */
    boolean add(Listener listener) {
        if (listeners.contains(listener)) return false;
        return listeners.add(listener);
    }

    boolean remove(Listener listener) {
        told.remove(listener);
        return listeners.remove(listener);
    }

    /** Tells somebody how the game stands, as this viewer sees it. */
    void tell(Listener listener, Viewer viewer, byte[] update) {
        told.put(listener, viewer);
        listener.send(update);
    }

    /** Whether this listener has the update before, and wants to know only what changed since. */
    boolean follows(Listener listener, Viewer viewer) {
        return listener.takesChanges() && viewer.equals(told.get(listener));
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    /** Whether this guest listens. */
    boolean has(String guest) {
        return any(listener -> isGuest(listener, guest));
    }

    /** Whether this guest listens and has the page in front. */
    boolean looks(String guest) {
        return any(listener -> isGuest(listener, guest) && listener.isLooking());
    }

    boolean any(Predicate<Listener> condition) {
        return listeners.stream().anyMatch(condition);
    }

    /** Those of whom this is true, whoever comes or goes meanwhile. */
    List<Listener> all(Predicate<Listener> condition) {
        return listeners.stream().filter(condition).toList();
    }

    int count(Predicate<Listener> condition) {
        return (int) listeners.stream().filter(condition).count();
    }

    void each(Consumer<Listener> action) {
        listeners.forEach(action);
    }

    void send(byte[] frame) {
        each(listener -> listener.send(frame));
    }

    static boolean isGuest(Listener listener, String id) {
        Guest guest = listener.guest();
        return guest != null && guest.id().equals(id);
    }
}

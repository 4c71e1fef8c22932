package boardroom.server.people;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Whoever keeps something about people says here how it is forgotten; it is asked before the guest is gone. */
public final class Forgetting {
    private final List<Consumer<String>> all = new CopyOnWriteArrayList<>();

    /** From now on this is asked to forget a guest too; it throws if it can't, and nobody is forgotten then. */
    public void add(Consumer<String> forget) {
        all.add(forget);
    }

    void of(String guest) {
        for (Consumer<String> forget : all) forget.accept(guest);
    }
}

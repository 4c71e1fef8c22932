package boardroom.engine;

import java.util.function.Supplier;

/** Where a game tells what happens; in search nobody listens, and telling costs next to nothing. */
public interface Events {
    /** Tells those seats alone. */
    void tell(Seats hearers, Event event);

    /** Tells everybody, watchers included. */
    void tell(Event event);

    /** Tells everybody what takes some making: a list, a sum. Made only if somebody listens. */
    default void tell(Supplier<? extends Event> event) {
        if (listening()) tell(event.get());
    }

    /** Tells those seats alone what takes some making. */
    default void tell(Seats hearers, Supplier<? extends Event> event) {
        if (listening()) tell(hearers, event.get());
    }

    /** Whether anybody hears it. */
    default boolean listening() {
        return true;
    }

    /** Nobody listens. */
    Events NONE = new Events() {
        @Override
        public void tell(Seats hearers, Event event) {}

        @Override
        public void tell(Event event) {}

        @Override
        public boolean listening() {
            return false;
        }
    };
}

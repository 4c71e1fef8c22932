package boardroom.engine;

/** Where a game tells what happens; in search nobody listens. */
public interface Events {
    /** Tells those seats alone. */
    void tell(Seats hearers, Event event);

    /** Tells everybody, watchers included. */
    void tell(Event event);

    /** Whether anybody hears it, so that costly breakdowns are made only then. */
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

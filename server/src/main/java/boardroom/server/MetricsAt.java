package boardroom.server;

/** Who may see the figures of the house: they count moves, so they are not for everybody. */
public sealed interface MetricsAt {
    /** Nobody. */
    record Nowhere() implements MetricsAt {}

    /** Callers on this machine, at the port of the house. */
    record ThisMachine() implements MetricsAt {}

    /** Whoever reaches this other address. */
    record Elsewhere(String host, int port) implements MetricsAt {}
}

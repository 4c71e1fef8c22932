package boardroom.server.wire;

/** The version of docs/protocol.md that this house speaks. */
public final class Protocol {
    /** Grows when a client that follows the page would no longer be understood, or would understand something wrong. */
    public static final int VERSION = 1;

    private Protocol() {}
}

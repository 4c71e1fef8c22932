package boardroom.server.house;

import boardroom.server.wire.DeviceKind;

/** A browser that has a token of its own; the id is known to the house alone. */
public record Device(String id, DeviceKind kind) {
    /** What its person may call it by. */
    public String name() {
        return Secrets.hash(id);
    }
}

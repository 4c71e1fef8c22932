package boardroom.server.table;

import boardroom.server.house.Device;
import boardroom.server.house.Guest;
import org.jspecify.annotations.Nullable;

/** Somebody who hears of tables. */
public interface Listener {
    /** Who it is; {@code null}: somebody who only watches. */
    @Nullable Guest guest();

    /** On which device they are; {@code null} for somebody who only watches. */
    @Nullable Device device();

    /** Whether they have the page in front of them, as far as it has told. */
    boolean isLooking();

    /** Whether it wants to be told only what changed since the update before. */
    boolean takesChanges();

    /** Sends a frame, as JSON in UTF-8; never waits. */
    void send(byte[] frame);

    /** More is about to be sent: it goes out together, when that is {@link #release done}. */
    void hold();

    /** What was held goes out. */
    void release();
}

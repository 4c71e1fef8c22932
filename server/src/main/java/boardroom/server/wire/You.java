package boardroom.server.wire;

import boardroom.engine.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who I am at a table.
 *
 * @param seats those that are mine; a watcher has none
 * @param front the one in front of this screen, where several are mine; {@code null}: the curtain is drawn
 * @param takeBack the one in front, if it may take a move back for free, {@code askBack} if it may ask the others for it
 * @param stays while a seat asks to go back, the last event I was told that would stay, counted from the deal on
 * @param devices those I have it open on
 */
public record You(
        Seats seats,
        @Nullable Integer front,
        boolean host,
        Seats takeBack,
        Seats askBack,
        @Nullable Integer stays,
        List<DeviceHere> devices) {
    public You {
        devices = List.copyOf(devices);
    }

    /** One of my devices: whether it is the one this is told to, and whether it is the one that moves. */
    public record DeviceHere(DeviceKind kind, boolean here, boolean moves) {}
}

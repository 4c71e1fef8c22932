package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/** Somebody who goes on with another device, with its own secret, and the table they come from. */
public record DeviceGuest(
        String id, String name, String token, @Nullable String table) {}

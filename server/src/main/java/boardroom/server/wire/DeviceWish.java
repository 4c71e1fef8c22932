package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/** I want to go on with another device, at this table if I am at one. */
public record DeviceWish(@Nullable String table) {}

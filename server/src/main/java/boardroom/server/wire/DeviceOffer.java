package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/** Whom a code brings along, and to which table. */
public record DeviceOffer(GuestInfo guest, @Nullable String table) {}

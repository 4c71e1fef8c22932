package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/** Where a webhook is to go. */
public record HookWish(@Nullable String url) {}

package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/** The webhook there is, if any. */
public record HookFound(@Nullable HookInfo hook) {}

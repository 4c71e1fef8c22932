package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/** Who I am at a table; a watcher has no seat. */
public record You(@Nullable Integer seat, boolean host, boolean takeBack) {}

package boardroom.server.store;

/** A time during which a server was alive, as far as is known. */
public record Run(long started, long alive) {}

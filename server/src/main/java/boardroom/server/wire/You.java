package boardroom.server.wire;

import boardroom.engine.Seats;

/** Who I am at a table: the seats that are mine (a watcher has none), and those of them that may take a move back. */
public record You(Seats seats, boolean host, Seats takeBack) {}

package boardroom.server.store;

/** How the game of a table ended: when, and how each seat came out, as JSON. */
public record OutcomeRow(String table, long at, String standings) {}

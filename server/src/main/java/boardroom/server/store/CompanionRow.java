package boardroom.server.store;

/** Somebody one played with: how often, and how often one won then. */
public record CompanionRow(String guest, String name, int games, int won) {}

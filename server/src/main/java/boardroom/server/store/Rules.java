package boardroom.server.store;

/** What a house plays a game by today: the version of its rules and that of its box as shipped. */
public record Rules(String game, int version, int box) {}

package boardroom.server.store;

/** A line of the talk, and at which table it was said. */
public record SaidRow(String table, TalkRow line) {}

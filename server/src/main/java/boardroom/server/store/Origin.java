package boardroom.server.store;

/** Where a table branched off: another table, after this entry of its journal. */
public record Origin(String table, int number) {}

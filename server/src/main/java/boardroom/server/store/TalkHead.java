package boardroom.server.store;

/** Whether people may talk at a table, and the number of what was said last; 0: nothing was. */
public record TalkHead(boolean open, int last) {}

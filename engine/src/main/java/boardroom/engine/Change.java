package boardroom.engine;

/** What a move would do to one number, before it is made. */
public record Change(Say what, Arg before, Arg after) {}

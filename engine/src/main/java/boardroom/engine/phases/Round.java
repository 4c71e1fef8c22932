package boardroom.engine.phases;

/** Which round it is, from 1, and of how many. */
public record Round(int number, int of) {}

package boardroom.engine;

/** One line of a journal: its number from 1, when it was written (for clocks and replay only), and what happened. */
public record Entry(int number, long at, Act act) {}

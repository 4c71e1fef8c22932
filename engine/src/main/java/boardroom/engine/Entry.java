package boardroom.engine;

/** One line of a journal: its number from 1, how long its table had been played (for clocks and replay only), its act. */
public record Entry(int number, long at, Act act) {}

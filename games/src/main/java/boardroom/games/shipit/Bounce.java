package boardroom.games.shipit;

/** An entry that was not granted: the engineer is back on the bench, the other was the earliest there. */
record Bounce(int engineer, int action, int earlier) {}

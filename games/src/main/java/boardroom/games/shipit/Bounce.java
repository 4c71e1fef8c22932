package boardroom.games.shipit;

/** An entry that was not granted: the engineer is back on the bench, the other was earlier. */
record Bounce(int engineer, int action, int earlier) {}

package boardroom.games.shipit.rules;

/** An entry that was not granted: the engineer is back on the bench, the other was the earliest there. */
public record Bounce(int engineer, int action, int earlier) {}

package boardroom.games.shipit.rules;

/**
 * An entry that was not granted in this pass: the engineer is back on the bench, the other was the earliest there, in
 * that pass.
 */
public record Bounce(int engineer, int action, int earlier, int pass, int earlierPass) {}

package boardroom.engine;

/** Everything a fresh state is made from, besides the box: how many seats, which options, which chance. */
public record Deal(int seats, Options options, long seed) {}

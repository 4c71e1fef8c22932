package boardroom.server.wire;

/** The five words as somebody wrote them. */
public record WordsSaid(String words) {}

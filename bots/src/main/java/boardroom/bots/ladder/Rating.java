package boardroom.bots.ladder;

/** How strong somebody is, on a scale on which 400 more wins ten of eleven games, and how far the truth may lie from it. */
public record Rating(String id, double rating, double margin) {}

package boardroom.server.store;

/** How somebody is rated at a game, after so many rated games. */
public record RatingRow(String game, double mu, double sigma, int games) {}

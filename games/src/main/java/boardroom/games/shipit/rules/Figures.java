package boardroom.games.shipit.rules;

/** The quantities of 2.1. */
public record Figures(
        int money, int users, int revenue, int rating, int debt, int servers, int ai, int bonus, int recruits) {
    public static Figures of(Company c) {
        return new Figures(c.money, c.mau, c.revenue, c.rating, c.debt, c.servers, c.ai, c.bonus, c.recruits);
    }
}

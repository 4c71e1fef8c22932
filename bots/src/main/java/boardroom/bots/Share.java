package boardroom.bots;

/** A share of wins and where the true one lies with 95 % confidence (Wilson's interval, sound near 0 and 1 too). */
public record Share(double wins, int games, double share, double low, double high) {
    private static final double Z = 1.959964;

    public static Share of(double wins, int games) {
        if (games <= 0 || wins < 0 || wins > games) throw new IllegalArgumentException(wins + " of " + games);
        double p = wins / games;
        double spread = Z * Z / games;
        double centre = (p + spread / 2) / (1 + spread);
        double half = Z * Math.sqrt(p * (1 - p) / games + spread / (4 * games)) / (1 + spread);
        return new Share(wins, games, p, Math.max(0, centre - half), Math.min(1, centre + half));
    }
}

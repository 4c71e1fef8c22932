package boardroom.bots;

/** A share of wins and where the true one lies with 95 % confidence (Wilson's interval, sound near 0 and 1 too). */
public record Share(double wins, int games, double share, double low, double high) {
    private static final double Z = 1.959964;

    /** Student's for one and two degrees of freedom, where the expansion below is too rough. */
    private static final double[] FEW = {Double.POSITIVE_INFINITY, 12.7062, 4.3027};

    public static Share of(double wins, int games) {
        return of(wins, games, games);
    }

    /**
     * Games of the same deal are not independent of each other: only as many count as would scatter like the deals do, and
     * fewer where there are few deals to tell (Korn and Graubard); never more than were played.
     *
     * @param wins in every deal
     * @param games in every deal
     */
    public static Share byDeal(double[] wins, int[] games) {
        double allWins = 0;
        int allGames = 0;
        for (int deal = 0; deal < wins.length; deal++) {
            allWins += wins[deal];
            allGames += games[deal];
        }
        double p = allWins / allGames;
        double squares = 0;
        for (int deal = 0; deal < wins.length; deal++) squares += Math.pow(wins[deal] - p * games[deal], 2);
        int free = wins.length - 1;
        double variance = squares * wins.length / free / allGames / allGames;
        double counting = squares == 0 ? allGames : Math.min(allGames, p * (1 - p) / variance);
        return of(allWins, allGames, free == 0 ? 0 : counting * Math.pow(Z / t(free), 2));
    }

    private static Share of(double wins, int games, double counting) {
        if (games <= 0 || wins < 0 || wins > games + 1e-9) throw new IllegalArgumentException(wins + " of " + games);
        double p = Math.min(1, wins / games);
        if (counting == 0) return new Share(wins, games, p, 0, 1);
        double spread = Z * Z / counting;
        double centre = (p + spread / 2) / (1 + spread);
        double half = Z * Math.sqrt(p * (1 - p) / counting + spread / (4 * counting)) / (1 + spread);
        return new Share(wins, games, p, Math.max(0, centre - half), Math.min(1, centre + half));
    }

    /** How many standard errors hold 95 %, if the error itself is known from so many degrees of freedom (Student). */
    public static double t(int free) {
        if (free < FEW.length) return FEW[free];
        double z2 = Z * Z;
        double first = (z2 + 1) / 4;
        double second = ((5 * z2 + 16) * z2 + 3) / 96;
        double third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
        return Z * (1 + first / free + second / free / free + third / free / free / free);
    }
}

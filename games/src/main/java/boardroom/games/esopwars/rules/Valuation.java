package boardroom.games.esopwars.rules;

/** Arithmetic of valuations: whole units, half up (section 5). */
public final class Valuation {
    private Valuation() {}

    /** {@code half-up(a / b)} for {@code a >= 0}. */
    static long halfUp(long a, long b) {
        return (2 * a + b) / (2 * b);
    }

    /** 5.2 step 11. */
    static long grown(long valuation, int factorPercent) {
        return halfUp(valuation * factorPercent, 100);
    }

    /** 5.6. */
    public static long multiplied(long valuation, int tenths) {
        return halfUp(valuation * tenths, 10);
    }

    /** 5.7: what the equity granted is worth. */
    static long ofEquity(long valuation, int basisPoints) {
        return halfUp(valuation * basisPoints, 10_000);
    }
}

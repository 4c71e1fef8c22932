package boardroom.games.shipit.rules;

/** Section 5: half up, once, after all products are formed. */
final class Rounding {
    private Rounding() {}

    /** round(a / b) for a ≥ 0. */
    static int half(long a, long b) {
        return (int) ((2 * a + b) / (2 * b));
    }
}

package boardroom.games.esopwars;

import boardroom.engine.Arg;

/** Numbers with their unit (2.1); how each is written stands with the texts. */
final class Units {
    private Units() {}

    /** Basis points. */
    static Arg.Amount equity(int basisPoints) {
        return new Arg.Amount("equity", basisPoints);
    }

    /** Hundredths of a skill. */
    static Arg.Amount points(int points) {
        return new Arg.Amount("points", points);
    }

    /** Whole currency units. */
    static Arg.Amount valuation(long money) {
        return new Arg.Amount("valuation", money);
    }

    /** Tenths. */
    static Arg.Amount multiplier(int tenths) {
        return new Arg.Amount("multiplier", tenths);
    }

    /** A growth factor in per cent. */
    static Arg.Amount factor(int percent) {
        return new Arg.Amount("factor", percent);
    }
}

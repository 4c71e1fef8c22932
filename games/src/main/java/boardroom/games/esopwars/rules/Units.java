package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.UnitName;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Numbers with their unit (2.1); how each is written stands with the texts. */
final class Units {
    private static final String EQUITY = "equity";
    private static final String VALUATION = "valuation";

    private Units() {}

    /** A number of a sentence in basis points. */
    @UnitName(EQUITY)
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Equity {}

    /** A number of a sentence in whole currency units. */
    @UnitName(VALUATION)
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Money {}

    /** Basis points. */
    static Arg.Amount equity(int basisPoints) {
        return new Arg.Amount(EQUITY, basisPoints);
    }

    /** Hundredths of a skill. */
    static Arg.Amount points(int points) {
        return new Arg.Amount("points", points);
    }

    /** Whole currency units. */
    static Arg.Amount valuation(long money) {
        return new Arg.Amount(VALUATION, money);
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

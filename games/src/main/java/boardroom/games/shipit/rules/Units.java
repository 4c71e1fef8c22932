package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.UnitName;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Numbers with their unit (2.1); how each is written stands with the texts. In a sentence the annotation says it. */
public final class Units {
    private Units() {}

    /** Whole dollars. */
    @UnitName("money")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Money {}

    /** Monthly active users. */
    @UnitName("users")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Users {}

    /** Hundredths of a star. */
    @UnitName("rating")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Rating {}

    /** Points of technical debt. */
    @UnitName("debt")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Debt {}

    /** Percent. */
    @UnitName("percent")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Percent {}

    /** Thousandths of a point. */
    @UnitName("points")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Points {}

    /** Ten-thousandths of a full output. */
    @UnitName("output")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Output {}

    public static Arg.Amount money(int dollars) {
        return new Arg.Amount("money", dollars);
    }

    public static Arg.Amount users(int mau) {
        return new Arg.Amount("users", mau);
    }

    public static Arg.Amount rating(int hundredths) {
        return new Arg.Amount("rating", hundredths);
    }

    public static Arg.Amount debt(int points) {
        return new Arg.Amount("debt", points);
    }

    /** Points of server or AI capacity. */
    static Arg.Amount capacity(int points) {
        return new Arg.Amount("capacity", points);
    }

    /** Ten-thousandths. */
    public static Arg.Amount output(long output) {
        return new Arg.Amount("output", output);
    }

    /** A factor in percent. */
    static Arg.Amount times(int percent) {
        return new Arg.Amount("times", percent);
    }

    static Arg.Amount percent(int percent) {
        return new Arg.Amount("percent", percent);
    }

    public static Arg.Amount points(int thousandths) {
        return new Arg.Amount("points", thousandths);
    }
}

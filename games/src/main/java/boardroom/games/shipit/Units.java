package boardroom.games.shipit;

import boardroom.engine.Arg;

/** Numbers with their unit (2.1); how each is written stands with the texts. */
final class Units {
    private Units() {}

    /** Whole dollars. */
    static Arg.Amount money(int dollars) {
        return new Arg.Amount("money", dollars);
    }

    /** Monthly active users. */
    static Arg.Amount users(int mau) {
        return new Arg.Amount("users", mau);
    }

    /** Hundredths of a star. */
    static Arg.Amount rating(int hundredths) {
        return new Arg.Amount("rating", hundredths);
    }

    /** Points of technical debt. */
    static Arg.Amount debt(int points) {
        return new Arg.Amount("debt", points);
    }

    /** Points of server or AI capacity. */
    static Arg.Amount capacity(int points) {
        return new Arg.Amount("capacity", points);
    }

    /** Ten-thousandths. */
    static Arg.Amount output(long output) {
        return new Arg.Amount("output", output);
    }

    /** A factor in percent. */
    static Arg.Amount times(int percent) {
        return new Arg.Amount("times", percent);
    }

    /** Percent. */
    static Arg.Amount percent(int percent) {
        return new Arg.Amount("percent", percent);
    }

    /** Thousandths of a point. */
    static Arg.Amount points(int thousandths) {
        return new Arg.Amount("points", thousandths);
    }
}

package boardroom.games.itstartup.view;

import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What everybody could work out of the rows and the points: who is about to finish, and that this round is the last. */
final class Soon {
    @Kind("soon")
    sealed interface Sign extends Sentence {
        record Reached(int goal) implements Sign {}

        record ReachesTonight(int score, int goal) implements Sign {}

        record ReachesNextTurn(int score, int goal) implements Sign {}

        record NoTurnLeft() implements Sign {}
    }

    @Kind("last")
    sealed interface LastRound extends Sentence {
        record Goal(
                @Seat int seat,
                int points,
                int goal,
                int left,
                @Seat List<Integer> toPlay) implements LastRound {}

        record Limit(int round) implements LastRound {}
    }

    private Soon() {}

    /** What is to be said of an office in view of its next score; {@code null}: nothing. */
    static @Nullable Say of(StartupState s, int seat, int score, int pointsAfter) {
        int goal = s.terms.goal();
        if (s.pointsOf(seat) >= goal) return new Sign.Reached(goal).say();
        boolean active = seat == s.active;
        if (s.isLastRound() && !active && !s.toPlay().contains(seat)) return new Sign.NoTurnLeft().say();
        if (pointsAfter < goal) return null;
        return (active ? new Sign.ReachesTonight(score, goal) : new Sign.ReachesNextTurn(score, goal)).say();
    }

    /** Why this round is the last; {@code null}: it is not, as far as can be seen. */
    static @Nullable Say lastRound(StartupState s) {
        if (!s.isLastRound()) return null;
        int best = 0;
        for (int seat = 1; seat < s.seats(); seat++) if (s.pointsOf(seat) > s.pointsOf(best)) best = seat;
        if (s.pointsOf(best) < s.terms.goal()) return new LastRound.Limit(s.round).say();
        List<Integer> toPlay = s.toPlay();
        return new LastRound.Goal(best, s.pointsOf(best), s.terms.goal(), toPlay.size(), toPlay).say();
    }
}

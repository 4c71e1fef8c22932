package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Pace;
import boardroom.engine.Seats;
import boardroom.engine.Sized;
import java.util.List;

/** How long decisions and shows take, in seconds, and how long a bot pretends to think. */
public record Clocks(
        @Between(from = 1, to = 3_600) int corporationSeconds,
        @Between(from = 1, to = 3_600) int draftSeconds,
        @Between(from = 1, to = 3_600) int planningOpeningSeconds,
        @Between(from = 1, to = 3_600) int planningLiveSeconds,
        @Sized(from = 1, to = 10) List<@Between(from = 1, to = 3_600) Integer> puzzleSeconds,
        Show showSeconds,
        @Between(to = 60_000) int botDelayMinMs,
        @Between(to = 60_000) int botDelayMaxMs) {

    private static final long MILLIS = 1000;

    /** A clock of so many seconds for these. */
    public static Pace pace(Seats seats, int seconds) {
        return Pace.once(seats, seconds * MILLIS);
    }

    /** How long each automatic phase is shown. */
    public record Show(
            @Between(to = 3_600) int reveal,
            @Between(to = 3_600) int resolution,
            @Between(to = 3_600) int event,
            @Between(to = 3_600) int roundEnd) {}
}

package boardroom.games.shipit.box;

import java.util.List;

/** How long decisions and shows take, in seconds, and how long a bot pretends to think. */
public record Clocks(
        int corporationSeconds,
        int draftSeconds,
        int planningOpeningSeconds,
        int planningLiveSeconds,
        List<Integer> puzzleSeconds,
        Show showSeconds,
        int botDelayMinMs,
        int botDelayMaxMs) {

    /** How long each automatic phase is shown. */
    public record Show(int reveal, int resolution, int event, int roundEnd) {}
}

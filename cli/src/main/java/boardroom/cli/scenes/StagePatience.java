package boardroom.cli.scenes;

import boardroom.server.Patience;
import java.time.Duration;

/** How long the house of the stage waits for people: what takes minutes elsewhere can be photographed here. */
final class StagePatience {
    /** Long enough for a picture of what is not allowed yet. */
    private static final Duration SOONEST = Duration.ofSeconds(3);

    private static final Duration REMOVAL = Duration.ofSeconds(15);

    static final Patience SHORT = new Patience(
            Patience.DEFAULT.host(),
            SOONEST,
            Patience.DEFAULT.absent(),
            Patience.DEFAULT.more(),
            REMOVAL,
            Patience.DEFAULT.unseen(),
            Patience.DEFAULT.pause(),
            Patience.DEFAULT.unstarted(),
            Patience.DEFAULT.unfinished(),
            Patience.DEFAULT.finished());

    private StagePatience() {}
}

package boardroom.games.esopwars;

import boardroom.engine.Box.BotPause;
import boardroom.engine.Pace;
import boardroom.engine.Pace.OnStep;
import boardroom.engine.Seats;
import boardroom.games.esopwars.box.Clocks;
import java.util.List;

/** The clocks of 2.2 and the thinking of bots, at the pace of the table; the pauses for reveals go before. */
final class Tempo {
    private final Clocks clocks;

    Tempo(Clocks clocks) {
        this.clocks = clocks;
    }

    /** One decision, one clock. */
    Pace once(Market m, String key, Seats seats, int millis) {
        return new Pace(key, 0, seats, scaled(m, millis), delay(m), OnStep.GO_ON, List.of());
    }

    /** A clock that is set anew by each ask: one key for all of them, so that a reveal before the first is waited for once. */
    Pace asks(Market m, String key, Seats seats, int millis) {
        return new Pace(key, m.floor().asks, seats, scaled(m, millis), delay(m), OnStep.RESTART, List.of());
    }

    /** A clock that falls with a hammer and is set anew by each bid. */
    Pace hammer(Market m, String key, Seats seats, int openMillis, int hammerMillis, OnStep onStep) {
        int bids = m.floor().bids;
        return new Pace(
                key,
                bids,
                seats,
                scaled(m, bids == 0 ? openMillis : hammerMillis),
                delay(m),
                onStep,
                List.of(
                        new Pace.Call("going-once", scaled(m, clocks.goingOnceAtMs())),
                        new Pace.Call("going-twice", scaled(m, clocks.goingTwiceAtMs()))));
    }

    /** How long a bot pretends to think. */
    BotPause thinking(Market m) {
        return new BotPause(scaled(m, clocks.botDelayMinMs()), scaled(m, clocks.botDelayMaxMs()));
    }

    private long delay(Market m) {
        return scaled(m, clocks.revealPauseMs()) * m.pauses;
    }

    private static long scaled(Market m, int millis) {
        return (long) millis * m.terms.pacePercent() / 100;
    }
}

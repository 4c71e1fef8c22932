package boardroom.server.table;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.engine.Seats;

/** What a table says to whoever can't move, skip or have advice now. */
public final class MoveSay {
    private MoveSay() {}

    public static Say closed() {
        return Say.of("move.closed");
    }

    public static Say malformed() {
        return Say.of("move.malformed");
    }

    public static Say notWhole() {
        return Say.of("move.not-whole");
    }

    public static Say notNow() {
        return Say.of("move.not-now");
    }

    public static Say skipYours() {
        return Say.of("skip.yours");
    }

    public static Say skipPeople(Seats people) {
        return Say.of(
                "skip.people",
                "people",
                Arg.list(people.list().stream().map(Arg::seat).toList()));
    }

    public static Say adviceOff() {
        return Say.of("advice.off");
    }

    public static Say adviceBusy() {
        return Say.of("advice.busy");
    }
}

package boardroom.server.table;

import boardroom.engine.Say;

/** What a table says about going back. */
public final class TakeBackSay {
    private TakeBackSay() {}

    public static Say notFree() {
        return Say.of("take-back.not-free");
    }

    public static Say never() {
        return Say.of("take-back.never");
    }

    public static Say freeOnly() {
        return Say.of("take-back.free-only");
    }

    public static Say nothing() {
        return Say.of("take-back.nothing");
    }

    public static Say stands() {
        return Say.of("take-back.stands");
    }

    public static Say notAsked() {
        return Say.of("take-back.not-asked");
    }
}

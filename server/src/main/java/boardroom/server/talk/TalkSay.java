package boardroom.server.talk;

import boardroom.engine.Say;

/** What the house says to whoever can't say something. */
public final class TalkSay {
    private TalkSay() {}

    public static Say closed() {
        return Say.of("talk.closed");
    }

    public static Say empty() {
        return Say.of("talk.empty");
    }

    public static Say tooLong(int longest) {
        return Say.of("talk.too-long").with("longest", longest);
    }

    public static Say tooFast(int lines, int seconds) {
        return Say.of("talk.too-fast").with("lines", lines).with("seconds", seconds);
    }
}

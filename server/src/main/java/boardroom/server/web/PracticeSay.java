package boardroom.server.web;

import boardroom.engine.Arg;
import boardroom.engine.Say;

/** What the house says about tasks to practise with. */
public final class PracticeSay {
    private PracticeSay() {}

    public static Say none(String game) {
        return Say.of("practice.none", "game", Arg.of(game));
    }

    public static Say level(int levels) {
        return Say.of("practice.level").with("levels", levels);
    }

    public static Say seed() {
        return Say.of("practice.seed");
    }

    public static Say answer() {
        return Say.of("practice.answer");
    }
}

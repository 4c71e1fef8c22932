package boardroom.server.house;

import boardroom.engine.Arg;
import boardroom.engine.Say;

/** What the house sends to those who are not looking, and says about where it sends it. */
public final class NoticeSay {
    private NoticeSay() {}

    public static Say yourTurn(String game, String code) {
        return Say.of("notice.your-turn", "game", Arg.of(game)).with("code", Arg.of(code));
    }

    public static Say reminder(int hours, String game, String code) {
        return Say.of("notice.reminder")
                .with("hours", hours)
                .with("game", Arg.of(game))
                .with("code", Arg.of(code));
    }

    public static Say tableFull(String game, String code) {
        return Say.of("notice.table-full", "game", Arg.of(game)).with("code", Arg.of(code));
    }

    public static Say gameOver(String game, String code) {
        return Say.of("notice.game-over", "game", Arg.of(game)).with("code", Arg.of(code));
    }

    public static Say askedBack(String name, String game, String code) {
        return Say.of("notice.asked-back", "name", Arg.of(name))
                .with("game", Arg.of(game))
                .with("code", Arg.of(code));
    }

    public static Say test() {
        return Say.of("notice.test");
    }

    /** An address to which the house sends nothing. */
    public static Say hookUrl() {
        return Say.of("hook.url");
    }

    public static Say hookInside() {
        return Say.of("hook.inside");
    }

    public static Say hookNone() {
        return Say.of("hook.none");
    }
}

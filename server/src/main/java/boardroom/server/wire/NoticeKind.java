package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;

/** What somebody is told who does not look. */
public enum NoticeKind {
    /** The table waits for them. */
    YOUR_TURN("your-turn"),
    /** Their time to move becomes short. */
    REMINDER("reminder"),
    /** Every chair of a table they host is taken. */
    TABLE_FULL("table-full"),
    /** The game is over. */
    GAME_OVER("game-over"),
    /** Somebody asks them whether a move may be taken back. */
    ASKED_BACK("asked-back"),
    /** They try out a webhook. */
    TEST("test");

    private final String word;

    NoticeKind(String word) {
        this.word = word;
    }

    @JsonValue
    public String word() {
        return word;
    }
}

package boardroom.games.shipit.puzzle;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an if or a while asks. */
public enum Condition {
    @JsonProperty("coin-here")
    COIN_HERE,
    @JsonProperty("path-clear")
    PATH_CLEAR,
    @JsonProperty("path-blocked")
    PATH_BLOCKED;

    static Condition of(String id) {
        return switch (id) {
            case "coin-here" -> COIN_HERE;
            case "path-clear" -> PATH_CLEAR;
            case "path-blocked" -> PATH_BLOCKED;
            default -> throw new IllegalArgumentException("no condition " + id);
        };
    }
}

package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whom or what an effect strikes (5.6). */
public enum Target {
    @JsonProperty("all")
    ALL,
    @JsonProperty("bosses")
    BOSSES,
    @JsonProperty("lowest")
    LOWEST,
    @JsonProperty("lowest2")
    LOWEST2,
    @JsonProperty("newest")
    NEWEST,
    @JsonProperty("productive")
    PRODUCTIVE,
    @JsonProperty("choice")
    CHOICE,
    @JsonProperty("each")
    EACH,
    @JsonProperty("largest")
    LARGEST
}

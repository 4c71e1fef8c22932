package boardroom.games.boss.rules;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How the number of reports fits a boss's leadership (2.4). */
public enum Span {
    /** Leads nobody. */
    @JsonProperty("none")
    NONE,
    @JsonProperty("under-used")
    UNDER_USED,
    @JsonProperty("exact")
    EXACT,
    @JsonProperty("overloaded")
    OVERLOADED;

    static Span of(int reports, int leadership) {
        if (reports == 0) return NONE;
        return reports == leadership ? EXACT : reports > leadership ? OVERLOADED : UNDER_USED;
    }
}

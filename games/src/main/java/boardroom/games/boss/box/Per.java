package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an effect is counted by (5.6). */
public enum Per {
    @JsonProperty("morale")
    MORALE,
    @JsonProperty("exactBosses")
    EXACT_BOSSES,
    @JsonProperty("overloadedBosses")
    OVERLOADED_BOSSES,
    @JsonProperty("heads")
    HEADS,
    @JsonProperty("companiesAhead")
    COMPANIES_AHEAD
}

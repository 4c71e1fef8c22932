package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a condition asks about a company (5.6). */
public enum Stat {
    @JsonProperty("skill")
    SKILL,
    @JsonProperty("skillPerHead")
    SKILL_PER_HEAD,
    @JsonProperty("rd")
    RD,
    @JsonProperty("mood")
    MOOD,
    @JsonProperty("exactBosses")
    EXACT_BOSSES,
    @JsonProperty("overloadedBosses")
    OVERLOADED_BOSSES,
    @JsonProperty("layers")
    LAYERS,
    @JsonProperty("heads")
    HEADS,
    @JsonProperty("cash")
    CASH,
    @JsonProperty("lowestMorale")
    LOWEST_MORALE,
    @JsonProperty("hiredThisRound")
    HIRED_THIS_ROUND,
    @JsonProperty("completed")
    COMPLETED,
    @JsonProperty("ongoing")
    ONGOING,
    @JsonProperty("ceoTenure")
    CEO_TENURE,
    @JsonProperty("ceo")
    CEO
}

package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The effect catalogue (5.10). */
public enum EffectKind {
    @JsonProperty("draw")
    DRAW,
    @JsonProperty("drawPerDeveloper")
    DRAW_PER_DEVELOPER,
    @JsonProperty("drawFreeActions")
    DRAW_FREE_ACTIONS,
    @JsonProperty("lookAndTake")
    LOOK_AND_TAKE,
    @JsonProperty("addBurnout")
    ADD_BURNOUT,
    @JsonProperty("addBurnoutAll")
    ADD_BURNOUT_ALL,
    @JsonProperty("removeBurnout")
    REMOVE_BURNOUT,
    @JsonProperty("removeBurnoutAll")
    REMOVE_BURNOUT_ALL,
    @JsonProperty("returnToHand")
    RETURN_TO_HAND,
    @JsonProperty("takeOver")
    TAKE_OVER,
    @JsonProperty("takeOverIfBehind")
    TAKE_OVER_IF_BEHIND,
    @JsonProperty("coinTakeOver")
    COIN_TAKE_OVER,
    @JsonProperty("outsource")
    OUTSOURCE,
    @JsonProperty("gainResources")
    GAIN_RESOURCES,
    @JsonProperty("gainResourcesIfBehind")
    GAIN_RESOURCES_IF_BEHIND,
    @JsonProperty("stealResources")
    STEAL_RESOURCES,
    @JsonProperty("losePoints")
    LOSE_POINTS,
    @JsonProperty("reduceNextScore")
    REDUCE_NEXT_SCORE,
    @JsonProperty("takeKnowledge")
    TAKE_KNOWLEDGE,
    @JsonProperty("bonusPerDeveloper")
    BONUS_PER_DEVELOPER,
    @JsonProperty("extraBurnoutDevelopers")
    EXTRA_BURNOUT_DEVELOPERS,
    @JsonProperty("skipBurnout")
    SKIP_BURNOUT,
    @JsonProperty("knowledgeDiscount")
    KNOWLEDGE_DISCOUNT,
    @JsonProperty("efficiencyIfOtherDeveloper")
    EFFICIENCY_IF_OTHER_DEVELOPER,
    @JsonProperty("teamEfficiency")
    TEAM_EFFICIENCY,
    @JsonProperty("burnoutRate")
    BURNOUT_RATE,
    @JsonProperty("knowledgeToOwnerHand")
    KNOWLEDGE_TO_OWNER_HAND,
    @JsonProperty("counterAction")
    COUNTER_ACTION
}

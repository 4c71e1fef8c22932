package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** What the engineers on an action do, as data; 5.2 to 5.6 carry it out. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface ActionEffect {

    /** An effect of so much per 1.00 output or, without that scale, per engineer. */
    sealed interface Scaled extends ActionEffect {
        int base();

        List<Scale> scale();

        /** As a theme names it. */
        @JsonIgnore
        default String kind() {
            return getClass().getAnnotation(JsonTypeName.class).value();
        }
    }

    /** What an effect is multiplied with. */
    enum Scale {
        @JsonProperty("output")
        OUTPUT,
        @JsonProperty("product.mau")
        PRODUCT_MAU,
        @JsonProperty("product.rating")
        PRODUCT_RATING,
        @JsonProperty("funding.marketing")
        FUNDING_MARKETING,
        @JsonProperty("marketFactor")
        MARKET_FACTOR
    }

    /** Users come. */
    @JsonTypeName("addMau")
    record AddMau(
            @Between(to = 20_000) int base, @Sized(to = 10) List<Scale> scale) implements Scaled {}

    /** Users that the tech approach brings on top, per engineer (Move-Fast). */
    @JsonTypeName("addTechMau")
    record AddTechMau() implements ActionEffect {}

    /** Users go. */
    @JsonTypeName("loseMau")
    record LoseMau(@Between(to = 20_000) int base) implements ActionEffect {}

    /** Debt goes. */
    @JsonTypeName("removeDebt")
    record RemoveDebt(
            @Between(to = 100) int base, @Sized(to = 10) List<Scale> scale) implements Scaled {}

    /** The rating rises. */
    @JsonTypeName("addRating")
    record AddRating(
            @Between(to = 1_000) int base, @Sized(to = 10) List<Scale> scale) implements Scaled {}

    /** The rating falls. */
    @JsonTypeName("loseRating")
    record LoseRating(
            @Between(to = 1_000) int base, @Sized(to = 10) List<Scale> scale) implements Scaled {}

    /** Revenue comes in. */
    @JsonTypeName("addRevenue")
    record AddRevenue(
            @Between(to = 20_000) int base, @Sized(to = 10) List<Scale> scale) implements Scaled {}

    /** Servers are added. */
    @JsonTypeName("addServerCapacity")
    record AddServerCapacity(
            @Between(to = 1_000) int base, @Sized(to = 10) List<Scale> scale) implements Scaled {}

    /** AI is added. */
    @JsonTypeName("addAiCapacity")
    record AddAiCapacity(
            @Between(to = 100) int base, @Sized(to = 10) List<Scale> scale) implements Scaled {}

    /** Engineers of one's own in the next draft. */
    @JsonTypeName("reservedEngineersNextDraft")
    record ReservedEngineers(
            @Between(to = 8) int base, @Sized(to = 10) List<Scale> scale) implements Scaled {}

    /** Takes part in the puzzle. */
    @JsonTypeName("enterPuzzle")
    record EnterPuzzle() implements ActionEffect {}

    /** Chance decides. */
    @JsonTypeName("coinFlip")
    record CoinFlip(
            @Between(to = 100) int percent,
            @Sized(to = 10) List<ActionEffect> success,
            @Sized(to = 10) List<ActionEffect> failure)
            implements ActionEffect {}

    /** Points for the end. */
    @JsonTypeName("addScore")
    record AddScore(@Between(to = 1_000) int points) implements ActionEffect {}

    /** Points for each user. */
    @JsonTypeName("addScorePerMau")
    record AddScorePerMau(@Between(to = 100) int thousandthsPerUser) implements ActionEffect {}

    /** Half of the users go. */
    @JsonTypeName("halveMau")
    record HalveMau() implements ActionEffect {}
}

package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** Who pays (2.2). */
public record Funding(
        String id,
        String name,
        @Between(to = 1_000) int startMoney,
        @Between(to = 100) int equityRetained,
        @Between(to = 1_000) int startRating,
        @Between(to = 20_000) int startRevenue,
        Bonus bonus,
        Power power,
        String text)
        implements Card {

    private static final int WHOLE = 100;

    /** What a funding gives all the time. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Bonus {}

    /** Marketing brings so many percent of the users. */
    @JsonTypeName("marketingMauPercent")
    public record MarketingMauPercent(@Between(to = 1_000) int percent) implements Bonus {}

    /** Revenue scores so many times as much. */
    @JsonTypeName("revenueScoreFactor")
    public record RevenueScoreFactor(@Between(to = 20) int factor) implements Bonus {}

    /** So many more hires in each draft. */
    @JsonTypeName("hireLimit")
    public record HireLimit(@Between(to = 8) int amount) implements Bonus {}

    /** What a funding can do. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Power {
        String id();

        String name();
    }

    /** Pivot. */
    @JsonTypeName("changeProduct")
    public record ChangeProduct(
            String id, String name, @Between(to = 20) int uses) implements Power {}

    /** Lean Team. */
    @JsonTypeName("hirePricePercent")
    public record HirePricePercent(
            String id,
            String name,
            @Between(from = 1, to = 1_000) int percent) implements Power {}

    /** Insider Info. */
    @JsonTypeName("privateEngineers")
    public record PrivateEngineers(
            String id, String name, @Between(to = 8) int amount) implements Power {}

    /** In percent. */
    @JsonIgnore
    public int marketing() {
        return bonus instanceof MarketingMauPercent m ? m.percent() : WHOLE;
    }

    @JsonIgnore
    public int revenueFactor() {
        return bonus instanceof RevenueScoreFactor r ? r.factor() : 1;
    }

    @JsonIgnore
    public int extraHires() {
        return bonus instanceof HireLimit h ? h.amount() : 0;
    }

    @JsonIgnore
    public int pivots() {
        return power instanceof ChangeProduct p ? p.uses() : 0;
    }

    @JsonIgnore
    public int hirePercent() {
        return power instanceof HirePricePercent p ? p.percent() : WHOLE;
    }

    @JsonIgnore
    public int privateEngineers() {
        return power instanceof PrivateEngineers p ? p.amount() : 0;
    }
}

package boardroom.games.shipshape.view;

import boardroom.engine.BySeat;
import boardroom.engine.CardName;
import boardroom.engine.FaceDown;
import boardroom.engine.PublicView;
import boardroom.engine.Say;
import boardroom.engine.Seat;
import boardroom.engine.UnitName;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.Fate;
import boardroom.games.shipshape.rules.Ledger;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What everybody sees (section 4, "public"): the whole table but the order of the decks. Cards are named by id; lists of
 * unseen cards stand in the order of the box.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ShipShapePublicView(
        String phase,
        int week,
        int weeks,
        int day,
        int days,
        @Seat int holder,
        @Seat int active,
        @BySeat List<Integer> turnsLeft,
        int storage,
        int offersLeft,
        int proposalsLeft,
        OutlookView outlook,
        List<OrderView> orders,
        @BySeat List<FirmView> firms,
        List<@Nullable String> supplyPool,
        List<@Nullable String> transportPool,
        Tokens piles,
        DeckView orderDeck,
        DeckView supplyDeck,
        DeckView transportDeck,
        List<TalkView> talks,
        @Nullable ProposalView proposal,
        List<WarningView> warnings,
        List<WeekView> weeksDone,
        @Nullable EndView end)
        implements PublicView {

    /** A deck from outside: how many it holds, which they are without their order, and the open discard pile. */
    public record DeckView(
            @FaceDown int cards,
            @CardName List<String> unseen,
            @CardName List<String> discards) {}

    /** A firm: its play area, what the next collection in the house order will bring, its month so far. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record FirmView(
            @Seat int seat,
            @CardName String player,
            Tokens tokens,
            List<SupplyView> supplies,
            List<TransportView> transports,
            @UnitName("halves") int score,
            int rank,
            int fleetMaintenance,
            List<ShipmentView> fulfilled,
            NextView next,
            Ledger ledger,
            boolean settled) {}

    /** A supply in a play area, and how it fares in the next collection; none: it has worked today, and not for this firm. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SupplyView(
            @CardName String card,
            boolean rotated,
            boolean stamped,
            @Nullable Fate next) {}

    public record TransportView(@CardName String card, boolean rotated) {}

    /** The next collection in the house order: what is held after it, and what it brings all in all. */
    public record NextView(Tokens after, Tokens gained, Tokens spent) {}

    /** An order a firm has shipped. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ShipmentView(
            @CardName String order,
            int week,
            int day,
            @Nullable Integer partner,
            @UnitName("halves") int points,
            @CardName List<String> transports) {}

    /**
     * An order of this week: open, with how near each firm is and the ways in which it could still leave, best first; or
     * shipped.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OrderView(
            @CardName String card,
            boolean open,
            List<NearView> near,
            List<WayView> ways,
            @Nullable ShippedView shipped) {}

    /** How near a firm is to an order: tokens there of those needed, capacity there of the load. */
    public record NearView(@Seat int seat, Tokens there, Tokens missing, int capacity) {}

    /**
     * A way an order could leave: alone or by two, on which day at the earliest (0: not this week), in how many turns of
     * the later firm, how likely in per cent, and which cards of the pool it takes.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record WayView(
            List<Integer> seats,
            int day,
            int turns,
            int percent,
            @CardName List<String> buys,
            boolean refresh,
            boolean planned) {}

    /** How an order of this week left. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ShippedView(
            @Seat int seat,
            @Nullable Integer partner,
            int day,
            @UnitName("halves") int points) {}

    /** How likely good players complete the week, in per cent, as the outlook of 10.3 means it, and the weather that is. */
    public record OutlookView(int percent, Weather weather) {
        static int percent(double likelihood) {
            return (int) Math.round(100 * likelihood);
        }
    }

    /** What the barometer says. */
    public enum Weather {
        FAIR,
        CHANGE,
        STORM
    }

    /** An offer of this turn, seen from the active firm, with the answers so far. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record TalkView(
            @Seat int by,
            List<Integer> to,
            Bundle give,
            Bundle want,
            boolean open,
            List<Integer> owing,
            List<AnswerView> answers,
            @Nullable Integer tradedWith) {}

    /** A no, perhaps with a word why; or terms, seen from the active firm like the offer itself. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record AnswerView(
            @Seat int seat,
            @Nullable String why,
            @Nullable Bundle give,
            @Nullable Bundle want) {}

    /**
     * What is about to happen: a firm ships an order in its next turn (ships), nobody is on course for one and what the
     * nearest lacks (late), or the last day has come (last-day).
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record WarningView(
            String kind,
            @Nullable Integer seat,
            @CardName @Nullable String order,
            Say say) {}

    /** A joint proposal that waits for its partner. */
    public record ProposalView(
            @Seat int by,
            @Seat int partner,
            @CardName String order,
            Tokens share,
            Tokens rest,
            @CardName List<String> transports) {}

    /**
     * A week that is over: its day (0: it failed), its spare days, its postcards and what was left; of the last one also who
     * has the token after it.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record WeekView(
            int week,
            int day,
            int spare,
            List<PostcardView> postcards,
            @CardName List<String> left,
            @Nullable Integer next) {}

    /** One order of a week that is over. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PostcardView(
            @CardName String order,
            @Seat int seat,
            @Nullable Integer partner,
            int day,
            @UnitName("halves") int points,
            @CardName List<String> transports) {}

    /** How the month ended, and what sank or saved it; the orders still open tell what was missing in {@link OrderView#near}. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record EndView(
            boolean won,
            boolean team,
            int failedWeeks,
            int spareDays,
            @Nullable String rating,
            List<Integer> ranking,
            boolean tieBreak,
            List<MissedView> missed,
            List<Say> story) {}

    /** An order that was left, and the firm or the two that had everything for it; none: nobody had. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record MissedView(
            @CardName String order,
            List<NearView> near,
            @Nullable List<Integer> together) {}
}

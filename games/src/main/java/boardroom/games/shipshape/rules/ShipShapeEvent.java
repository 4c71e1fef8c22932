package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Arg.Amount;
import boardroom.engine.Arg.CardId;
import boardroom.engine.Arg.Seat;
import boardroom.engine.Event;
import boardroom.engine.RevealingEvent;
import boardroom.games.shipshape.box.Tokens;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens in Ship Shape (4.8); an argument called goods is what a sentence says of the tokens or the bundle. */
public sealed interface ShipShapeEvent extends Event {
    /** A new week lies open. */
    @JsonTypeName("week-started")
    record WeekStarted(int week, int weeks, Seat holder) implements ShipShapeEvent {}

    @JsonTypeName("order-revealed")
    record OrderRevealed(CardId order) implements ShipShapeEvent, RevealingEvent {}

    /** 8.3: put aside in the first week, and back into the deck. */
    @JsonTypeName("order-put-back")
    record OrderPutBack(CardId order) implements ShipShapeEvent, RevealingEvent {}

    /** The hiring pool is filled. */
    @JsonTypeName("pool-drawn")
    record PoolDrawn(List<CardId> supplies, List<CardId> transports) implements ShipShapeEvent, RevealingEvent {}

    /** The discard pile has become the deck. */
    @JsonTypeName("deck-reshuffled")
    record DeckReshuffled(String deck, int cards) implements ShipShapeEvent, RevealingEvent {}

    @JsonTypeName("day-started")
    record DayStarted(int day, int left) implements ShipShapeEvent {}

    @JsonTypeName("turn-started")
    record TurnStarted(Seat seat, int left) implements ShipShapeEvent {}

    /** All that came in one collection, by its source: the firm first, then each supply that worked. */
    @JsonTypeName("collected")
    record Collected(Seat seat, Arg goods, Tokens before, Tokens after, List<Source> sources)
            implements ShipShapeEvent {}

    /** What one card took and gave in a collection. */
    record Source(CardId card, Tokens paid, Tokens got) {}

    @JsonTypeName("supply-worked")
    record SupplyWorked(Seat seat, CardId supply, Arg paid, Arg goods) implements ShipShapeEvent {}

    /** A supply that could not be paid now lies idle. */
    @JsonTypeName("supply-rotated")
    record SupplyRotated(Seat seat, CardId supply, Arg missing) implements ShipShapeEvent {}

    @JsonTypeName("supply-righted")
    record SupplyRighted(Seat seat, CardId supply) implements ShipShapeEvent {}

    /** Idle and not paid again: gone. */
    @JsonTypeName("supply-discarded")
    record SupplyDiscarded(Seat seat, CardId supply, Arg missing) implements ShipShapeEvent {}

    /** A pile did not hold what was due. */
    @JsonTypeName("pile-short")
    record PileShort(Seat seat, Arg lost) implements ShipShapeEvent {}

    @JsonTypeName("offer-made")
    record OfferMade(Seat seat, List<Seat> to, Arg give, Arg want) implements ShipShapeEvent {}

    /** "What would you trade?" */
    @JsonTypeName("invited")
    record Invited(Seat seat, List<Seat> to) implements ShipShapeEvent {}

    @JsonTypeName("offer-accepted")
    record OfferAccepted(Seat seat, Seat offerer) implements ShipShapeEvent {}

    /** A no, and why: a {@link Why} with its words, or {@code none}. */
    @JsonTypeName("offer-declined")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record OfferDeclined(
            Seat seat, Seat offerer, String why, @Nullable Arg words) implements ShipShapeEvent {}

    @JsonTypeName("offer-countered")
    record OfferCountered(Seat seat, Seat offerer, Arg give, Arg want) implements ShipShapeEvent {}

    @JsonTypeName("counter-taken")
    record CounterTaken(Seat seat, Seat counterer) implements ShipShapeEvent {}

    /** No terms were taken, and why: a {@link Why} with its words, or {@code none}. */
    @JsonTypeName("counters-declined")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record CountersDeclined(Seat seat, String why, @Nullable Arg words) implements ShipShapeEvent {}

    /** Two firms have swapped: what the first gave, and what it got. */
    @JsonTypeName("traded")
    record Traded(Seat seat, Seat partner, Arg give, Arg get, Bundle gave, Bundle got) implements ShipShapeEvent {}

    @JsonTypeName("commissioned")
    record Commissioned(Seat seat, CardId card, Arg cost, Tokens paid) implements ShipShapeEvent {}

    /** At the limit another card had to go. */
    @JsonTypeName("card-discarded")
    record CardDiscarded(Seat seat, CardId card) implements ShipShapeEvent {}

    @JsonTypeName("pool-refilled")
    record PoolRefilled(CardId card) implements ShipShapeEvent, RevealingEvent {}

    @JsonTypeName("pool-refreshed")
    record PoolRefreshed(Seat seat, String sort, Arg cost, Tokens paid, List<CardId> cards)
            implements ShipShapeEvent, RevealingEvent {}

    @JsonTypeName("order-fulfilled")
    record OrderFulfilled(Seat seat, CardId order, Tokens paid, List<CardId> transports, Amount points)
            implements ShipShapeEvent {}

    /** By two: the parts of both, and what each scores. */
    @JsonTypeName("order-shared")
    record OrderShared(
            Seat seat,
            Seat partner,
            CardId order,
            Tokens share,
            Tokens rest,
            List<CardId> transports,
            List<CardId> theirs,
            Amount points)
            implements ShipShapeEvent {}

    @JsonTypeName("joint-proposed")
    record JointProposed(Seat seat, Seat partner, CardId order, Arg share, Arg rest) implements ShipShapeEvent {}

    /** A no to a joint order, and why, as for an offer. */
    @JsonTypeName("joint-refused")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record JointRefused(
            Seat seat,
            Seat proposer,
            CardId order,
            String why,
            @Nullable Arg words) implements ShipShapeEvent {}

    @JsonTypeName("passed")
    record Passed(Seat seat) implements ShipShapeEvent {}

    @JsonTypeName("stored")
    record Stored(Seat seat, Arg goods, Tokens back, int kept) implements ShipShapeEvent {}

    /** A clock ran out on a firm. */
    @JsonTypeName("timed-out")
    record TimedOut(Seat seat) implements ShipShapeEvent {}

    @JsonTypeName("week-completed")
    record WeekCompleted(int week, int day, int spare) implements ShipShapeEvent {}

    /** A choice of the settlement is in; what, nobody knows yet. */
    @JsonTypeName("settlement-sent")
    record SettlementSent(Seat seat) implements ShipShapeEvent {}

    /** What a firm kept, paid for, lost and gave back. */
    @JsonTypeName("settled")
    record Settled(
            Seat seat,
            Arg keeps,
            Arg loses,
            List<CardId> kept,
            List<CardId> dropped,
            List<CardId> maintained,
            List<CardId> lost,
            Tokens paid,
            Tokens returned)
            implements ShipShapeEvent, RevealingEvent {}

    @JsonTypeName("innovation-passed")
    record InnovationPassed(Seat seat, Amount points, boolean tied) implements ShipShapeEvent {}

    /** 8.2: the week is lost, and every firm pays for it. */
    @JsonTypeName("week-failed")
    record WeekFailed(int week, List<CardId> orders, Amount penalty) implements ShipShapeEvent {}

    @JsonTypeName("game-lost")
    record GameLost(int week, List<CardId> orders) implements ShipShapeEvent {}

    @JsonTypeName("game-won")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record GameWon(int spare, @Nullable String rating) implements ShipShapeEvent {}
}

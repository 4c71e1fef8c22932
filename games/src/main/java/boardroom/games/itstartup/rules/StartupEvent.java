package boardroom.games.itstartup.rules;

import boardroom.engine.Arg.CardId;
import boardroom.engine.Arg.Seat;
import boardroom.engine.Breakdown;
import boardroom.engine.Event;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** What happens in IT Startup; cards are named by the id of their copy, so that a board can follow each one. */
public sealed interface StartupEvent extends Event {

    /** An event that shows a card, a coin or a sealed choice, or after which others had their say (R62). */
    sealed interface Reveal extends StartupEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    /** An event that lays open a card of one's own hand, which may be taken back. */
    sealed interface Shown extends StartupEvent {
        @Override
        default boolean shows() {
            return true;
        }
    }

    // The opening hand

    /** A mulligan choice is in; which, nobody else knows. */
    @JsonTypeName("mulligan-chosen")
    record MulliganChosen(Seat seat) implements StartupEvent {}

    /** How many cards a seat gave back, after all have chosen. */
    @JsonTypeName("cards-swapped")
    record CardsSwapped(Seat seat, int count) implements Reveal {}

    /** Who starts. */
    @JsonTypeName("first-player")
    record FirstPlayer(Seat seat) implements Reveal {}

    // The turn

    /** A turn begins. */
    @JsonTypeName("turn-started")
    record TurnStarted(Seat seat, int round, int turn) implements StartupEvent {}

    /** Cards drawn; which, only who may see the hand knows. */
    @JsonTypeName("drew")
    record Drew(Seat seat, int count) implements StartupEvent {}

    /** Told to those who may see the hand. */
    @JsonTypeName("drew-cards")
    record DrewCards(Seat seat, List<CardId> cards) implements Reveal {}

    /** The income of a turn. */
    @JsonTypeName("income")
    record Income(Seat seat, int amount, int resources) implements StartupEvent {}

    /** An employee on loan goes home. */
    @JsonTypeName("went-home")
    record WentHome(Seat seat, CardId employee, Seat lender) implements StartupEvent {}

    /** The planning bonus is used. */
    @JsonTypeName("bonus-used")
    record BonusUsed(Seat seat, CardId employee, int points) implements StartupEvent {}

    /** The planning bonus is left. */
    @JsonTypeName("bonus-left")
    record BonusLeft(Seat seat) implements StartupEvent {}

    // Cards played

    /** An employee joins the row. */
    @JsonTypeName("hired")
    record Hired(Seat seat, CardId card, int price) implements Shown {}

    /** A knowledge card is attached. */
    @JsonTypeName("attached")
    record Attached(Seat seat, CardId card, CardId developer, int price) implements Shown {}

    /** A knowledge card changes its developer. */
    @JsonTypeName("transferred")
    record Transferred(Seat seat, CardId card, CardId from, CardId developer, int price) implements StartupEvent {}

    /** An action card is played for oneself. */
    @JsonTypeName("action-played")
    record ActionPlayed(Seat seat, CardId card, int price) implements Shown {}

    /** An action card is aimed at a seat. */
    @JsonTypeName("attacked")
    record Attacked(Seat seat, CardId card, Seat target, int price) implements Shown {}

    /** An action card is aimed at an employee. */
    @JsonTypeName("employee-attacked")
    record EmployeeAttacked(Seat seat, CardId card, Seat target, CardId employee, int price) implements Shown {}

    /** An action card is aimed at a knowledge card. */
    @JsonTypeName("knowledge-attacked")
    record KnowledgeAttacked(Seat seat, CardId card, Seat target, CardId knowledge, CardId developer, int price)
            implements Shown {}

    /** A card goes face down into the plan slot. */
    @JsonTypeName("planned")
    record Planned(Seat seat) implements StartupEvent {}

    /** Which card: told to those who may see the plan slot. */
    @JsonTypeName("planned-card")
    record PlannedCard(Seat seat, CardId card) implements StartupEvent {}

    /** A card is shown and goes under the deck. */
    @JsonTypeName("sold")
    record Sold(Seat seat, CardId card, int price) implements Shown {}

    /** A card is bought from the deck. */
    @JsonTypeName("bought")
    record Bought(Seat seat, int price) implements StartupEvent {}

    /** An employee tries to win over somebody of an opponent. */
    @JsonTypeName("ability-used")
    record AbilityUsed(Seat seat, CardId employee, Seat target, CardId victim, int price) implements StartupEvent {}

    /** The coin: heads or tails. */
    @JsonTypeName("coin-flipped")
    record CoinFlipped(Seat seat, String side) implements Reveal {}

    // Answers

    /** The target may answer. */
    @JsonTypeName("window-opened")
    record WindowOpened(Seat seat, CardId card, Seat attacker) implements Reveal {}

    /** The target is not asked: the counter costs more than it has. */
    @JsonTypeName("counter-out-of-reach")
    record CounterOutOfReach(Seat seat, CardId card, int price, int resources) implements StartupEvent {}

    /** The target lets it happen. */
    @JsonTypeName("let-happen")
    record LetHappen(Seat seat, CardId card) implements Reveal {}

    /** The target pays the printed counter; what the attacker had paid stays paid. */
    @JsonTypeName("countered")
    record Countered(Seat seat, CardId card, int price, String payee, Seat attacker, int paid) implements Reveal {}

    /** An employee of the target counters; what the attacker had paid stays paid. */
    @JsonTypeName("blocked")
    record Blocked(Seat seat, CardId card, CardId employee, int price, Seat attacker, int paid) implements Reveal {}

    // Effects

    /** An employee changes sides for good. */
    @JsonTypeName("taken-over")
    record TakenOver(Seat seat, CardId employee, Seat from) implements StartupEvent {}

    /** An employee is on loan until the start of the borrower's next turn; the lender got so much. */
    @JsonTypeName("lent")
    record Lent(Seat seat, CardId employee, Seat lender, int paid) implements StartupEvent {}

    /** An employee goes back to the hand. */
    @JsonTypeName("returned")
    record Returned(Seat seat, CardId employee, List<CardId> knowledge) implements StartupEvent {}

    /** Burnout lands on one employee. */
    @JsonTypeName("tired")
    record Tired(Seat seat, CardId employee, int amount) implements StartupEvent {}

    /** Burnout lands on a whole office. */
    @JsonTypeName("office-tired")
    record OfficeTired(Seat seat, int amount) implements StartupEvent {}

    /** One employee sheds burnout. */
    @JsonTypeName("rested")
    record Rested(Seat seat, CardId employee, int amount) implements StartupEvent {}

    /** A whole office sheds burnout. */
    @JsonTypeName("office-rested")
    record OfficeRested(Seat seat, int amount) implements StartupEvent {}

    /** An employee leaves by burnout: at so many cubes of so many, at the end of a day or by a card. */
    @JsonTypeName("burnt-out")
    record BurntOut(Seat seat, CardId employee, int burnout, int limit, String cause) implements StartupEvent {}

    /** The knowledge of somebody who left goes under the deck. */
    @JsonTypeName("knowledge-lost")
    record KnowledgeLost(Seat seat, List<CardId> cards) implements StartupEvent {}

    /** The knowledge of somebody who left goes to a hand: its owner's, or with an employee that is picked up. */
    @JsonTypeName("knowledge-saved")
    record KnowledgeSaved(Seat seat, List<CardId> cards) implements StartupEvent {}

    /** A seat gains resources by a card. */
    @JsonTypeName("gained")
    record Gained(Seat seat, int amount, int resources) implements StartupEvent {}

    /** A seat takes resources of another. */
    @JsonTypeName("stolen")
    record Stolen(Seat seat, Seat target, int amount) implements StartupEvent {}

    /** A seat loses project points. */
    @JsonTypeName("points-lost")
    record PointsLost(Seat seat, int amount, int points) implements StartupEvent {}

    /** The next score of a seat will be lower. */
    @JsonTypeName("outage-pending")
    record OutagePending(Seat seat, int amount) implements StartupEvent {}

    /** A knowledge card is taken from an opponent. */
    @JsonTypeName("knowledge-taken")
    record KnowledgeTaken(Seat seat, CardId card, Seat target, CardId developer) implements StartupEvent {}

    /** So many extra points per developer when this turn is scored. */
    @JsonTypeName("bonus-announced")
    record BonusAnnounced(Seat seat, int amount) implements StartupEvent {}

    /** So much extra burnout per developer at the end of this turn. */
    @JsonTypeName("crunch-announced")
    record CrunchAnnounced(Seat seat, int amount) implements StartupEvent {}

    /** No burnout at the end of this turn. */
    @JsonTypeName("holiday-announced")
    record HolidayAnnounced(Seat seat) implements StartupEvent {}

    /** The top cards are looked at. */
    @JsonTypeName("looked")
    record Looked(Seat seat, int count) implements StartupEvent {}

    /** Which: told to the looking seat alone. */
    @JsonTypeName("looked-at")
    record LookedAt(List<CardId> cards) implements Reveal {}

    /** One of them is taken, the others go under the deck. */
    @JsonTypeName("picked")
    record Picked(Seat seat, int under) implements StartupEvent {}

    // The end of a turn, a round, the game

    /** The score of a turn with its sums, and the project after it. */
    @JsonTypeName("scored")
    record Scored(Seat seat, int score, int points, Breakdown sum) implements StartupEvent {}

    /** So much was cut by an outage. */
    @JsonTypeName("outage-hit")
    record OutageHit(Seat seat, int amount) implements StartupEvent {}

    /** Everybody in the row got their burnout of the turn. */
    @JsonTypeName("day-ended")
    record DayEnded(Seat seat) implements StartupEvent {}

    /** Resources above the cap are lost. */
    @JsonTypeName("cap-hit")
    record CapHit(Seat seat, int amount, int cap) implements StartupEvent {}

    /**
     * Somebody is at the goal: this is the last round, unless it ends in a tie or the points are lost again; these
     * seats still have a turn in it.
     */
    @JsonTypeName("goal-reached")
    record GoalReached(Seat seat, int points, int goal, int left, List<Seat> toPlay) implements StartupEvent {}

    /** A round is over. */
    @JsonTypeName("round-ended")
    record RoundEnded(int round) implements StartupEvent {}

    /** These are level at the goal: everybody plays another round. */
    @JsonTypeName("tie")
    record Tie(int round, int points, List<Seat> seats) implements StartupEvent {}

    /** Level in points when the last round is over: what decided it, or that nothing did. */
    @JsonTypeName("tie-broken")
    record TieBroken(List<Seat> winners, int points, String by) implements StartupEvent {}

    /** The project is finished. */
    @JsonTypeName("game-ended")
    record GameEnded(List<Seat> winners, int points, int round) implements StartupEvent {}
}

package boardroom.games.shipit.rules;

import boardroom.engine.Arg.Amount;
import boardroom.engine.Arg.CardId;
import boardroom.engine.Arg.Nested;
import boardroom.engine.Arg.Seat;
import boardroom.engine.Event;
import boardroom.games.shipit.puzzle.Fault;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Arrays;
import java.util.List;

/** What happens in Ship It!. */
public sealed interface ShipEvent extends Event {

    /** An event that shows a card, a coin or a sealed choice. */
    sealed interface Reveal extends ShipEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    /** Several seats in this order. */
    static List<Seat> seats(int[] seats) {
        return Arrays.stream(seats).mapToObj(Seat::new).toList();
    }

    /** A clock ran out on a player. */
    @JsonTypeName("timed-out")
    record TimedOut(Seat seat) implements ShipEvent {}

    /** A company stands; which, the others learn later. */
    @JsonTypeName("company-confirmed")
    record CompanyConfirmed(Seat seat) implements ShipEvent {}

    /** What a company is. */
    @JsonTypeName("company-founded")
    record CompanyFounded(Seat seat, CardId funding, CardId tech, CardId product) implements Reveal {}

    /** A round begins; the draft order breaks its ties. */
    @JsonTypeName("round-began")
    record RoundBegan(int round, int rounds, List<Seat> order) implements Reveal {}

    /** The theme of this round. */
    @JsonTypeName("theme-in-force")
    record ThemeInForce(CardId theme) implements Reveal {}

    /** So many engineers can be hired by all. */
    @JsonTypeName("pool-opened")
    record PoolOpened(int engineers) implements Reveal {}

    /** A recruiter brought engineers for one company. */
    @JsonTypeName("recruits-arrived")
    record RecruitsArrived(Seat seat, List<String> engineers) implements Reveal {}

    /** A sheet is in. */
    @JsonTypeName("sheet-submitted")
    record SheetSubmitted(Seat seat) implements ShipEvent {}

    /** All sheets are opened. */
    @JsonTypeName("sheets-opened")
    record SheetsOpened(int round) implements Reveal {}

    /** An engineer joins: the price paid. */
    @JsonTypeName("hired")
    record Hired(Seat seat, String engineer, int id, Amount price) implements Reveal {}

    /** An engineer joins after a tie, by the draft order or the earlier sheet. */
    @JsonTypeName("hired-by-tie")
    record HiredByTie(Seat seat, String engineer, int id, Amount price, List<Seat> beaten) implements Reveal {}

    /** A bid that was not served, and why; on engineers of one company it is told to its owner alone. */
    @JsonTypeName("bid-unserved")
    record BidUnserved(Seat seat, String engineer, int id, Amount bid, Nested why) implements Reveal {}

    /** The safety net. */
    @JsonTypeName("intern-joined")
    record InternJoined(Seat seat, String engineer, int id, Amount price) implements Reveal {}

    /** Next round's event is turned up. */
    @JsonTypeName("forecast-shown")
    record ForecastShown(CardId event) implements Reveal {}

    /** Critical debt: so many engineers must pay it down. */
    @JsonTypeName("paydown-forced")
    record PaydownForced(Seat seat, List<String> engineers) implements Reveal {}

    /** An opening plan stands. */
    @JsonTypeName("plan-ready")
    record PlanReady(Seat seat) implements ShipEvent {}

    /** A company changed its product. */
    @JsonTypeName("pivoted")
    record Pivoted(Seat seat, CardId product) implements Reveal {}

    /** The opening is over: claims are granted in this order. */
    @JsonTypeName("granting-began")
    record GrantingBegan(List<Seat> order) implements Reveal {}

    /** A company got a slot in a pass of Granting. */
    @JsonTypeName("slot-granted")
    record SlotGranted(int pass, Seat seat, CardId action) implements Reveal {}

    /** Told to its owner alone: somebody was earlier, and why. */
    @JsonTypeName("bounced")
    record Bounced(int pass, String engineer, int id, CardId action, Seat earlier, Nested why) implements Reveal {}

    /** A slot was claimed in the open. */
    @JsonTypeName("slot-taken")
    record SlotTaken(Seat seat, CardId action) implements ShipEvent {}

    /** A slot is free again. */
    @JsonTypeName("slot-freed")
    record SlotFreed(Seat seat, CardId action) implements ShipEvent {}

    /** Option `planning=turns`: an engineer was placed in the open; {@code ai} is 1 with AI, 0 without. */
    @JsonTypeName("placed")
    record Placed(Seat seat, String engineer, int id, CardId action, int ai) implements ShipEvent {}

    /** A plan stands. */
    @JsonTypeName("plan-locked")
    record PlanLocked(Seat seat) implements ShipEvent {}

    /** All plans turn over. */
    @JsonTypeName("plans-revealed")
    record PlansRevealed(int round) implements Reveal {}

    /** A puzzle of this difficulty and par, for these. */
    @JsonTypeName("puzzle-opened")
    record PuzzleOpened(int difficulty, int par, List<Seat> seats) implements Reveal {}

    /** Told to its author alone: the program works. */
    @JsonTypeName("program-accepted")
    record ProgramAccepted(int blocks, int steps) implements ShipEvent {}

    /** Told to its author alone: what went wrong, and at which step. */
    @JsonTypeName("program-failed")
    record ProgramFailed(Fault fault, Nested why, int step) implements ShipEvent {}

    /** A participant has a solution. */
    @JsonTypeName("solution-in")
    record SolutionIn(Seat seat) implements ShipEvent {}

    /** A participant hands nothing more in. */
    @JsonTypeName("puzzle-done")
    record PuzzleDone(Seat seat) implements ShipEvent {}

    /** Who coded best, and why it counts as that. */
    @JsonTypeName("puzzle-won")
    record PuzzleWon(Seat seat, int blocks, int par, Nested why) implements Reveal {}

    /** The prize of the puzzle finds less debt than it could clear. */
    @JsonTypeName("prize-wasted")
    record PrizeWasted(Seat seat, int prize, int cleared) implements Reveal {}

    /** Nobody solved it. */
    @JsonTypeName("puzzle-unsolved")
    record PuzzleUnsolved(int par) implements Reveal {}

    /** Sprint tokens are drawn by these. */
    @JsonTypeName("sprint-began")
    record SprintBegan(List<Seat> seats) implements Reveal {}

    /** Told to its owner alone: the token, its value and its bugs, and all of them so far. */
    @JsonTypeName("token-drawn")
    record TokenDrawn(String token, int value, int found, int total, int bugs) implements Reveal {}

    /** Somebody draws no more. */
    @JsonTypeName("sprint-stopped")
    record SprintStopped(Seat seat) implements ShipEvent {}

    /** Who sprinted best. */
    @JsonTypeName("sprint-won")
    record SprintWon(Seat seat, int total, int draws) implements Reveal {}

    /** Nobody got through. */
    @JsonTypeName("sprint-lost")
    record SprintLost(int participants) implements Reveal {}

    /** Option `puzzle=auto`: the most output on Optimize Code. */
    @JsonTypeName("best-coder")
    record BestCoder(Seat seat, Amount output) implements Reveal {}

    /** A feature broke: at so much debt so many do. */
    @JsonTypeName("feature-broke")
    record FeatureBroke(Seat seat, String engineer, Amount debt, Amount percent) implements Reveal {}

    /** Go Viral. */
    @JsonTypeName("went-viral")
    record WentViral(Seat seat, String side, Amount users) implements Reveal {}

    /** A late action brought points. */
    @JsonTypeName("bonus-scored")
    record BonusScored(Seat seat, CardId action, Amount points) implements Reveal {}

    /** What the actions of a round made of a company. */
    @JsonTypeName("company-resolved")
    record CompanyResolved(Seat seat, Amount users, Amount revenue, Amount rating, Amount debt) implements Reveal {}

    /** Income. */
    @JsonTypeName("income-paid")
    record IncomePaid(Seat seat, Amount income, Amount money) implements Reveal {}

    /** First there, or ahead of others who got there too. */
    @JsonTypeName("milestone-claimed")
    record MilestoneClaimed(Seat seat, CardId milestone, int points, Nested why) implements Reveal {}

    /** Somebody gets there after it was claimed in an earlier round. */
    @JsonTypeName("milestone-taken")
    record MilestoneTaken(Seat seat, CardId milestone, Seat owner, int round) implements Reveal {}

    /** The event of the round is known. */
    @JsonTypeName("event-struck")
    record EventStruck(CardId event) implements Reveal {}

    /** Somebody has answered whether to pay. */
    @JsonTypeName("answer-given")
    record AnswerGiven(Seat seat) implements ShipEvent {}

    /** The full force, what it did to the score, and what would have helped. */
    @JsonTypeName("company-hit")
    record CompanyHit(Seat seat, CardId event, Amount points, Nested why) implements Reveal {}

    /** An event closes an action to a company for the next round. */
    @JsonTypeName("action-closed")
    record ActionClosed(Seat seat, CardId action) implements Reveal {}

    /** The mild version, thanks to preparation, a Veteran or money. */
    @JsonTypeName("company-spared")
    record CompanySpared(Seat seat, CardId event, String thanks, Amount points, Nested why) implements Reveal {}

    /** Standings after a round, best first. */
    @JsonTypeName("round-ended")
    record RoundEnded(int round, List<Seat> standings) implements Reveal {}

    /** It is over. */
    @JsonTypeName("game-ended")
    record GameEnded(List<Seat> winners, Amount score) implements Reveal {}
}

package boardroom.games.shipit.sense;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.rules.Units.Debt;
import boardroom.games.shipit.rules.Units.Money;
import boardroom.games.shipit.rules.Units.Output;
import boardroom.games.shipit.rules.Units.Points;
import boardroom.games.shipit.rules.Units.Users;
import java.util.List;

/** Why a good player does it, by what its seat knows (section 10). */
@Kind("reason")
sealed interface Reason extends Sentence {

    /** 4.1: cards that go well together, and what the box says of them. */
    record Found(@CardName List<String> cards, int count, String synergy) implements Reason {}

    /** 4.2: half-way up to what somebody is worth; {@code veteran}: "yes" if there is none yet. */
    record Bid(
            String engineer,
            @Money int worth,
            int rounds,
            String veteran,
            @Money int amount,
            @Money int salary) implements Reason {}

    /** Private and reserved engineers. */
    record BidAlone(String engineer, @Money int salary) implements Reason {}

    record NoBid(@Money int price) implements Reason {}

    record HandIn(int bids) implements Reason {}

    record Keep(
            @Money int keep,
            Action action,
            @Money int cost,
            @Points int points,
            int round) implements Reason {}

    /** 4.3: what a place brings; the next best place brings less. */
    record Place(
            String engineer,
            Action action,
            @Points int points,
            Action other,
            @Points int less) implements Reason {}

    /** What a place brings, where another looks as good. */
    record PlaceToo(String engineer, Action action, @Points int points) implements Reason {}

    record PlaceMilestone(String engineer, Action action, Milestone milestone, int points) implements Reason {}

    record PlaceEvent(
            EventCard event,
            int round,
            String engineer,
            Action action,
            @Points int points) implements Reason {}

    record PlaceDebt(
            @Debt int debt,
            String engineer,
            Action action,
            @Debt int after) implements Reason {}

    /** Points for certain. */
    record PlaceBell(
            Action action, @Points int points, @Money int cost) implements Reason {}

    /** Points for users, of whom half leave. */
    record PlaceSale(
            Action action, @Points int points, @Users int users) implements Reason {}

    record PlaceViral(Action action, @Points int gap) implements Reason {}

    /** After a claim that came too late. */
    record Again(
            @Seat int rival,
            Action action,
            Action other,
            @Points int points) implements Reason {}

    record Ai(
            String engineer,
            Action action,
            @Output int output,
            @Output int more,
            @Debt int debt) implements Reason {}

    record Ready(@Points int points) implements Reason {}

    record Pivot(@Users int users, Product product, @Points int points) implements Reason {}

    /** Option `puzzle=sprint`; {@code choice}: "draw" or "stop". */
    record Sprint(int bugs, int lost, int clean, int left, String choice) implements Reason {}

    /** 4.5: a program that solves it, and how much shorter one could be. */
    record CodeStep(int coins, int blocks, int over, int par) implements Reason {}

    record CodePar(int coins, int blocks) implements Reason {}

    /** As short as any, and shorter than what is handed in. */
    record CodeShorter(int coins, int blocks, int less) implements Reason {}

    record CodeDone(int blocks, int par) implements Reason {}

    record CodeNothing() implements Reason {}

    /** Option `event-response`. */
    record Soften(
            EventCard event, @Points int points, @Money int price) implements Reason {}

    record TakeIt(
            EventCard event, @Points int points, @Money int price) implements Reason {}
}

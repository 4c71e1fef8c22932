package boardroom.games.shipit.sense;

import boardroom.engine.Arg;
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
import boardroom.games.shipit.rules.Units.Percent;
import boardroom.games.shipit.rules.Units.Points;
import boardroom.games.shipit.rules.Units.Rating;
import boardroom.games.shipit.rules.Units.Users;
import java.util.List;

/** Why a good player does it, by what its seat knows (section 10). */
@Kind("reason")
sealed interface Reason extends Sentence {

    /** 4.1: cards that go well together, and what the box says of them. */
    record Found(@CardName List<String> cards, int count, String synergy) implements Reason {}

    /** A pair that makes life hard; with the better card it would not. */
    record FoundHard(@CardName List<String> cards, @CardName String better) implements Reason {}

    /**
     * 4.2: somewhere from the salary up to what somebody is worth ({@code place}: "salary", "low", "half", "high", "full");
     * {@code veteran}: "yes" if there is none yet.
     */
    record Bid(
            String engineer,
            @Money int worth,
            int rounds,
            String veteran,
            String place,
            @Money int amount,
            @Money int salary)
            implements Reason {}

    /** More than somebody is worth, for money that would lie idle. */
    record BidIdle(
            String engineer,
            @Money int money,
            int rounds,
            @Money int amount) implements Reason {}

    /** Private and reserved engineers. */
    record BidAlone(String engineer, @Money int salary) implements Reason {}

    record NoBid(@Money int price) implements Reason {}

    /** Somebody would be worth the salary, which does more elsewhere. */
    record NoBidSaves(@Money int price, @Money int saved) implements Reason {}

    record HandIn(int bids) implements Reason {}

    /** As many bids as there can be hires. */
    record HandInLimit(int bids, int limit) implements Reason {}

    /** All that is bid already could be owed. */
    record HandInMoney(@Money int owed, @Money int money) implements Reason {}

    /** One more hire could cost the bell of the last round. */
    record HandInForBell(
            int bids,
            Action action,
            @Money int cost,
            int round,
            @Points int points) implements Reason {}

    /** In the draft before the last: what is kept and the income make it. */
    record KeepAhead(
            @Money int keep,
            @Money int income,
            Action action,
            @Money int cost,
            @Points int points,
            int round) implements Reason {}

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
            List<Arg> gain,
            @Points int points,
            Action other,
            @Points int less) implements Reason {}

    /** What a place brings, where nothing else brings anything. */
    record PlaceAlone(
            String engineer, Action action, @Points int points) implements Reason {}

    /** What a place brings, where another looks as good. */
    record PlaceToo(String engineer, Action action, List<Arg> gain) implements Reason {}

    /** A place that may be gone in the second pass. */
    record PlaceFirst(
            String engineer,
            Action action,
            int slots,
            int companies,
            @Points int points) implements Reason {}

    record PlaceOwl(String engineer, Action action, @Points int points) implements Reason {}

    record PlaceDeny(Action action, @Seat int rival, @Points int points) implements Reason {}

    /** {@code track} says what is {@code reached}, and where the nearest rival stands. */
    record PlaceMilestone(
            String engineer,
            Action action,
            String track,
            Arg reached,
            Milestone milestone,
            int points,
            @Seat int rival,
            Arg theirs)
            implements Reason {}

    record PlaceEvent(
            EventCard event,
            int round,
            String engineer,
            Action action,
            @Points int points) implements Reason {}

    record PlaceDebt(
            @Debt int debt,
            @Rating int loss,
            String engineer,
            Action action,
            @Debt int after) implements Reason {}

    record PlaceDebtAtEnd(
            @Debt int debt,
            @Points int points,
            String engineer,
            Action action,
            @Debt int after) implements Reason {}

    /** Points for certain. */
    record PlaceBell(
            Action action, @Points int points, @Money int cost) implements Reason {}

    /** Points for users, of whom half leave. */
    record PlaceSale(
            Action action, @Points int points, @Users int users) implements Reason {}

    record PlaceViral(
            Action action,
            @Points int gap,
            @Percent int percent,
            @Users int more,
            @Users int fewer) implements Reason {}

    /** The same where nobody is ahead. */
    record PlaceCoin(
            Action action,
            @Percent int percent,
            @Users int more,
            @Users int fewer) implements Reason {}

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
            int debt,
            String level,
            @Debt int after)
            implements Reason {}

    record Ready(@Points int points) implements Reason {}

    record AllPlaced() implements Reason {}

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

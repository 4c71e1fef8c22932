package boardroom.games.itstartup.sense;

import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.itstartup.box.CardCopy;

/** Why a good player makes a move, in one sentence; estimates are whole points. */
@Kind("reason")
sealed interface StartupReason extends Sentence {
    record SwapHand(CardCopy card, int price, int turn) implements StartupReason {}

    record SwapUseless(CardCopy card) implements StartupReason {}

    record SwapKnowledge(CardCopy card) implements StartupReason {}

    record SwapSome(int cards, int payable) implements StartupReason {}

    record KeepHand(int cards) implements StartupReason {}

    record Rest(CardCopy employee, int efficiency, int left) implements StartupReason {}

    record RestHelper(CardCopy employee, int left) implements StartupReason {}

    record RestLater(CardCopy employee, int left) implements StartupReason {}

    record RestNobody() implements StartupReason {}

    record HireDeveloper(CardCopy card, int price, int efficiency, int turns, int points) implements StartupReason {}

    record HireDeveloperEffect(CardCopy card, int price, int points, HireEffect effect) implements StartupReason {}

    record HireHr(CardCopy card, int turns, int points) implements StartupReason {}

    record HireHrEffect(CardCopy card, int turns, HireEffect effect) implements StartupReason {}

    record HireCoach(CardCopy card, int bonus, int developers, int turns, int cards) implements StartupReason {}

    record HireAgent(CardCopy card, int price) implements StartupReason {}

    record Attach(CardCopy knowledge, CardCopy developer, int price, int bonus, int turns, int points)
            implements StartupReason {}

    record Transfer(CardCopy developer, CardCopy knowledge, CardCopy other, int price, int points)
            implements StartupReason {}

    record TransferEarly(CardCopy developer, CardCopy knowledge, CardCopy other, int price, int points)
            implements StartupReason {}

    record TransferEven(CardCopy developer, CardCopy knowledge, CardCopy other, int price) implements StartupReason {}

    record TransferSpread(CardCopy developer, CardCopy knowledge, CardCopy other, int price) implements StartupReason {}

    record PlayRest(CardCopy card, int count, int points) implements StartupReason {}

    record PlayPause(CardCopy card, int points) implements StartupReason {}

    record PlayBoost(CardCopy card, int points, int developers, int leave) implements StartupReason {}

    record PlayGain(CardCopy card, int price, int amount, int sale) implements StartupReason {}

    record PlayDraw(CardCopy card, int price, int amount, int singly) implements StartupReason {}

    record Take(
            CardCopy employee,
            int efficiency,
            int turns,
            @Seat int rival) implements StartupReason {}

    record TakeHelper(CardCopy employee, int turns, @Seat int rival) implements StartupReason {}

    record Borrow(CardCopy employee, int efficiency, @Seat int rival) implements StartupReason {}

    record BorrowHelper(CardCopy employee, @Seat int rival) implements StartupReason {}

    record Tire(CardCopy card, int count, int points, @Seat int rival) implements StartupReason {}

    record Weary(CardCopy card, int count, @Seat int rival) implements StartupReason {}

    record Cut(CardCopy card, int points, @Seat int rival, int resources, int counter) implements StartupReason {}

    record CutNext(CardCopy card, int points, @Seat int rival) implements StartupReason {}

    record CutLeader(CardCopy card, int points, @Seat int rival, int resources, int counter) implements StartupReason {}

    record Steal(
            CardCopy knowledge,
            int bonus,
            CardCopy developer,
            @Seat int rival) implements StartupReason {}

    record Rob(CardCopy card, int amount, @Seat int rival) implements StartupReason {}

    record Coin(
            CardCopy employee, int price, int points, @Seat int rival) implements StartupReason {}

    record CoinHelper(CardCopy employee, int price, @Seat int rival) implements StartupReason {}

    record Plan(CardCopy card, int price, int full) implements StartupReason {}

    record PlanFree(CardCopy card) implements StartupReason {}

    record Sell(CardCopy card, int turns, int sale) implements StartupReason {}

    record SellFor(CardCopy card, CardCopy other, int sale) implements StartupReason {}

    record SellDear(CardCopy card, int price, int resources, int sale) implements StartupReason {}

    record SellLeast(CardCopy card, int cards, int sale) implements StartupReason {}

    record SellExchange(CardCopy card, int sale, int price) implements StartupReason {}

    record Buy(int resources) implements StartupReason {}

    record BuyCap(int resources, int cap, int price) implements StartupReason {}

    record BuyFirst(int price, int kept, CardCopy card) implements StartupReason {}

    record BuyChoice(int price, int kept) implements StartupReason {}

    record Look(CardCopy card, int points) implements StartupReason {}

    record LookPayable(CardCopy card, int price, int resources) implements StartupReason {}

    record LookOther(CardCopy card, int points) implements StartupReason {}

    record Stop(CardCopy card, int price, int worth, int loss) implements StartupReason {}

    record StopAnyway(CardCopy card, int price, int loss, int kept) implements StartupReason {}

    record LetHappen(CardCopy card, int loss, int price, int worth) implements StartupReason {}

    record LetKeep(CardCopy card, int price, int resources) implements StartupReason {}

    record EndTurn(int kept) implements StartupReason {}

    record EndTurnReady(int kept, CardCopy threat) implements StartupReason {}

    record EndTurnGuarded(int kept, CardCopy guard) implements StartupReason {}

    record EndLast(int points) implements StartupReason {}

    record EndSave(int kept, int income, CardCopy card, int price) implements StartupReason {}

    record EndReady(int kept, CardCopy threat) implements StartupReason {}

    record EndScore(int points, int kept) implements StartupReason {}
}

package boardroom.games.itstartup.sense;

import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.itstartup.box.CardCopy;

/** Why a good player makes a move, in one sentence; estimates are whole points. */
@Kind("reason")
sealed interface StartupReason extends Sentence {
    record SwapHand(CardCopy card, int price, int turn) implements StartupReason {}

    record KeepHand(int cards) implements StartupReason {}

    record Rest(CardCopy employee, int efficiency, int left) implements StartupReason {}

    record HireDeveloper(CardCopy card, int price, int efficiency, int turns, int points) implements StartupReason {}

    record HireHr(CardCopy card, int turns, int points) implements StartupReason {}

    record HireCoach(CardCopy card, int bonus, int developers, int turns) implements StartupReason {}

    record HireAgent(CardCopy card, int price) implements StartupReason {}

    record HireTaking(
            CardCopy card, CardCopy employee, @Seat int rival) implements StartupReason {}

    record Attach(CardCopy knowledge, CardCopy developer, int price, int bonus, int turns, int points)
            implements StartupReason {}

    record Transfer(CardCopy developer, CardCopy knowledge, CardCopy other, int price, int points)
            implements StartupReason {}

    record PlayRest(CardCopy card, int count) implements StartupReason {}

    record PlayBoost(CardCopy card, int points, int developers) implements StartupReason {}

    record PlayGain(CardCopy card, int price, int amount) implements StartupReason {}

    record PlayDraw(CardCopy card, int price, int amount) implements StartupReason {}

    record Take(
            CardCopy employee,
            int efficiency,
            int turns,
            @Seat int rival) implements StartupReason {}

    record Tire(CardCopy card, int count, int points, @Seat int rival) implements StartupReason {}

    record Weary(CardCopy card, int count, @Seat int rival) implements StartupReason {}

    record Cut(CardCopy card, int points, @Seat int rival, int resources) implements StartupReason {}

    record Steal(
            CardCopy knowledge,
            int bonus,
            CardCopy developer,
            @Seat int rival) implements StartupReason {}

    record Rob(CardCopy card, int amount, @Seat int rival) implements StartupReason {}

    record Coin(
            CardCopy employee, int price, int points, @Seat int rival) implements StartupReason {}

    record Plan(CardCopy card, int price, int full) implements StartupReason {}

    record Sell(CardCopy card, int turns) implements StartupReason {}

    record Buy(int resources) implements StartupReason {}

    record Look(CardCopy card, int points) implements StartupReason {}

    record Stop(CardCopy card, int price, int worth, int loss) implements StartupReason {}

    record LetHappen(CardCopy card, int loss, int price, int worth) implements StartupReason {}

    record EndTurn(int kept) implements StartupReason {}
}

package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipit.rules.Units.Debt;
import boardroom.games.shipit.rules.Units.Money;
import boardroom.games.shipit.rules.Units.Percent;
import boardroom.games.shipit.rules.Units.Rating;
import boardroom.games.shipit.rules.Units.Users;

/** What each step of a sum is, and the kinds of steps. */
@Kind("why")
sealed interface SumLine extends Sentence {
    String BASE = "base";
    String BONUS = "bonus";
    String MALUS = "malus";
    String TIMES = "times";
    /** Adds to the factor that follows. */
    String PART = "part";

    String CHANCE = "chance";

    record Puzzle() implements SumLine {}

    record Card(boardroom.engine.Card card) implements SumLine {}

    record CardTimes(boardroom.engine.Card card, int engineers) implements SumLine {}

    record AiSpent(int uses) implements SumLine {}

    record AiUse(String engineer) implements SumLine {}

    record Theme(boardroom.engine.Card theme) implements SumLine {}

    record Engineer(String engineer) implements SumLine {}

    record Broken(int engineers) implements SumLine {}

    record Together() implements SumLine {}

    record PerOutput() implements SumLine {}

    record Market(@Users int users) implements SumLine {}

    record Heads() implements SumLine {}

    record Tails() implements SumLine {}

    record PerUser(@Users int users) implements SumLine {}

    record Half() implements SumLine {}

    record Level(boardroom.engine.Card level) implements SumLine {}

    record LevelWithAi(boardroom.engine.Card level) implements SumLine {}

    record DebtLevel(String level) implements SumLine {}

    record Limit() implements SumLine {}

    record IncomeUsers(@Users int users) implements SumLine {}

    record IncomeCap(int round) implements SumLine {}

    record Underdog() implements SumLine {}

    record ScoreUsers(@Users int users) implements SumLine {}

    record ScoreRevenue(@Money int revenue) implements SumLine {}

    record ScoreRating(@Rating int rating) implements SumLine {}

    record ScoreBonus() implements SumLine {}

    record ScoreDebt(@Debt int debt) implements SumLine {}

    record ScoreStake(@Percent int equity) implements SumLine {}
}

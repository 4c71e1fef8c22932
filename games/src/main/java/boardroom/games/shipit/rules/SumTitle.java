package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipit.box.Action;

/** What a sum comes to. */
@Kind("sum")
sealed interface SumTitle extends Sentence {
    record Costs() implements SumTitle {}

    record Debt() implements SumTitle {}

    record Effect(Action action) implements SumTitle {}

    record Rating() implements SumTitle {}

    record Income() implements SumTitle {}

    record Output(String engineer) implements SumTitle {}

    record Score() implements SumTitle {}
}

package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipit.puzzle.Fault;

/** What went wrong with a program. */
@Kind("fault")
sealed interface FaultName extends Sentence {
    record Crash() implements FaultName {}

    record NoCoin() implements FaultName {}

    record TooLong() implements FaultName {}

    record CoinsLeft() implements FaultName {}

    static FaultName of(Fault fault) {
        return switch (fault) {
            case CRASH -> new Crash();
            case NO_COIN -> new NoCoin();
            case TOO_LONG -> new TooLong();
            case COINS_LEFT -> new CoinsLeft();
        };
    }
}

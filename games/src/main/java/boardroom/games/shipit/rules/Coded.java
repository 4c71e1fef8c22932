package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;

/** 4.5: why the puzzle was won. */
@Kind("coded")
sealed interface Coded extends Sentence {
    record OnlySolution() implements Coded {}

    record FewestBlocks(Seats others) implements Coded {}

    record HandedInFirst(Seats others) implements Coded {}

    /** Option `puzzle-clock=untimed`: time does not count. */
    record FirstInOrder(Seats others) implements Coded {}
}

package boardroom.games.esopwars.rules;

import boardroom.engine.Kind;
import boardroom.engine.Refusal;
import boardroom.engine.Sentence;

/** What a disqualified team is told (4.1.6), whatever the others decide. */
final class OutOfTheGame {
    private OutOfTheGame() {}

    /** Why it can't decide anything. */
    record Disqualified() implements Refusal {}

    /** Instead of a question. */
    @Kind("prompt")
    record YouAreOut() implements Sentence {}
}

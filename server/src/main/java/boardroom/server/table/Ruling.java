package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Preview;
import boardroom.engine.Say;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Command;

/** What a table says to a command; nothing has changed yet. */
sealed interface Ruling {
    /** It is not done. */
    record Refused(Say say) implements Ruling {}

    /** The table before its start is changed to this. */
    record SetUp(TableRow row) implements Ruling {}

    /** The game is dealt. */
    record Starts() implements Ruling {}

    /** This goes into the journal. */
    record Happens(Act act) implements Ruling {}

    /** A move would do this. */
    record Foreseen(Preview preview) implements Ruling {}

    /** An expert is asked, and answers later. */
    record Advises(Command.AskAdvice command) implements Ruling {}

    /** A reviewer is asked, and answers later. */
    record Reviews(Command.AskReview command) implements Ruling {}

    /** Bots make no pauses until a person has something to decide. */
    record Skips() implements Ruling {}

    /** Another table follows this one. */
    record Rematch() implements Ruling {}
}

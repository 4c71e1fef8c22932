package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Preview;
import boardroom.engine.Say;
import boardroom.server.store.Doors;
import boardroom.server.store.TableRow;
import boardroom.server.talk.Talk;
import boardroom.server.wire.Command;
import org.jspecify.annotations.Nullable;

/** What a table says to a command; nothing has changed yet. */
sealed interface Ruling {
    /** It is not done. */
    record Refused(Say say) implements Ruling {}

    /** The table before its start is changed to this. */
    record SetUp(TableRow row) implements Ruling {}

    /** The doors of the table are like this from now on. */
    record SetsDoors(Doors doors) implements Ruling {}

    /** The game is dealt. */
    record Starts() implements Ruling {}

    /** This goes into the journal. */
    record Happens(Act act) implements Ruling {}

    /** The host offers the table to this guest, or to nobody any more. */
    record OffersHost(@Nullable String guest) implements Ruling {}

    /** A bot comes later for somebody who is gone. */
    record Waits(int seat) implements Ruling {}

    /** A move would do this. */
    record Foreseen(Preview preview) implements Ruling {}

    /** An expert is asked, and answers later. */
    record Advises(Command.AskAdvice command) implements Ruling {}

    /** An expert is asked about a moment of a finished game, and answers later. */
    record LooksBack(Command.AskHindsight command) implements Ruling {}

    /** A reviewer is asked, and answers later. */
    record Reviews(Command.AskReview command) implements Ruling {}

    /** Bots make no pauses until a person has something to decide. */
    record Skips() implements Ruling {}

    /** Something is said. */
    record Says(Talk.Draft draft) implements Ruling {}

    /** People may talk from now on, or not. */
    record SetsTalk(boolean open) implements Ruling {}

    /** From now on the device this came from moves. */
    record TakesOver() implements Ruling {}

    /** This seat comes to the front of the screen it came from, or the curtain is drawn there. */
    record Faces(@Nullable Integer seat, @Nullable Integer since) implements Ruling {}

    /** Another table follows this one. */
    record Rematch() implements Ruling {}
}

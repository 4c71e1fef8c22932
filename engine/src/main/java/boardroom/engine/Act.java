package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/** What stands in a journal: a move of a seat, or an act of the table. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "act")
public sealed interface Act {
    /** A seat moved; the command's id makes a repeated command harmless. */
    @JsonTypeName("moved")
    record Moved(int seat, Move move, String command) implements Act {}

    /** A clock ran out: the fallback of each of these seats is played, in seat order. */
    @JsonTypeName("clock-ran-out")
    record ClockRanOut(String clock, Seats seats) implements Act {}

    /** About who sits at the table and whether it goes on: the game itself hears nothing of it. */
    sealed interface OfTheTable extends Act {}

    /** A person left the seat; it stays theirs. */
    @JsonTypeName("person-left")
    record PersonLeft(int seat) implements OfTheTable {}

    /** A bot plays for the seat from now on. */
    @JsonTypeName("bot-sat-in")
    record BotSatIn(int seat, String bot) implements OfTheTable {}

    /** The person who left has the seat again. */
    @JsonTypeName("person-came-back")
    record PersonCameBack(int seat) implements OfTheTable {}

    /** After it, some entries behind a number no longer count. */
    sealed interface GoesBack extends Act {
        /** The number before the first move it undoes. */
        int to();

        /** Whether moves of this seat behind that number no longer count. */
        boolean undoesMovesOf(int seat);

        /** Whether what clocks played behind it no longer counts either. */
        boolean undoesClocks();

        /** Whether this earlier entry no longer counts. */
        default boolean undoes(Entry entry) {
            return entry.number() > to()
                    && switch (entry.act()) {
                        case Moved moved -> undoesMovesOf(moved.seat());
                        case ClockRanOut _ -> undoesClocks();
                        case OfTheTable _, GoesBack _, Reshuffled _ -> false;
                    };
        }
    }

    /** A seat took its moves after this number back: what others did meanwhile in secret, it could not know of. */
    @JsonTypeName("took-back")
    record TookBack(int seat, int to) implements GoesBack {
        @Override
        public boolean undoesMovesOf(int other) {
            return other == seat;
        }

        @Override
        public boolean undoesClocks() {
            return false;
        }
    }

    /**
     * A seat asks the others to go back behind this number; everything is held until they have answered. {@code must}:
     * who is asked; older journals leave it to whoever reads them.
     */
    @JsonTypeName("asked-back")
    record AskedBack(int seat, int to, @Nullable Seats must) implements OfTheTable {}

    /** These agree that the table goes back; others have yet to. */
    @JsonTypeName("agreed")
    record Agreed(Seats seats) implements OfTheTable {}

    /** What was asked to be taken back stands. */
    @JsonTypeName("let-stand")
    record LetStand(int seat) implements OfTheTable {}

    /** Who asked to go back asks no longer. */
    @JsonTypeName("withdrew")
    record Withdrew(int seat) implements OfTheTable {}

    /**
     * The table went back behind this number because a seat asked and these agreed: whatever anybody played since is undone.
     * {@code seen}: although something was revealed since.
     */
    @JsonTypeName("went-back")
    record WentBack(int seat, int to, Seats agreed, boolean seen) implements GoesBack {
        @Override
        public boolean undoesMovesOf(int other) {
            return true;
        }

        @Override
        public boolean undoesClocks() {
            return true;
        }
    }

    /** The person of the seat gave the game up; this bot plays it to the end. */
    @JsonTypeName("resigned")
    record Resigned(int seat, String bot) implements OfTheTable {}

    /** The host gave the seat of a person who stayed away to this bot, for good. */
    @JsonTypeName("removed")
    record Removed(int seat, String bot) implements OfTheTable {}

    /** Whatever this seat could not know was guessed anew: how a play goes on that branches off another. */
    @JsonTypeName("reshuffled")
    record Reshuffled(int seat, long seed) implements Act {}

    /** The host stopped all clocks. */
    @JsonTypeName("paused")
    record Paused(int seat) implements OfTheTable {}

    /** The host let them run again. */
    @JsonTypeName("resumed")
    record Resumed(int seat) implements OfTheTable {}
}

package boardroom.engine.phases;

import boardroom.engine.Events;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one phase, named as in the rulebook. It lasts as long as somebody owes a move, and takes only its own kind
 * of moves: all others, and who has no seat, the engine refuses.
 *
 * <p>Its way: {@link #isPlayed}, {@link #open}, moves, {@link #close}. A phase in which nobody owes anything after it
 * opened is closed at once.
 */
public interface Phase<S extends PhasedState<S, ?>, M extends Move> {
    /** Whether this table plays it at all; asks the options alone, so that the way ahead can be told. */
    default boolean isPlayed(S s) {
        return true;
    }

    /** What happens before anybody decides. */
    default void open(S s, Events events) {}

    /** The game waits for these. */
    Seats owes(S s);

    /** These may move now: those who owe, and who may still change their mind. */
    default Seats may(S s) {
        return owes(s);
    }

    /** Whether nobody owes anything any more; asked after every move, so cheaper where it can be. */
    default boolean isDone(S s) {
        return owes(s).isEmpty();
    }

    /** The moves worth showing a seat that may move, in order; those that are refused are shown with the reason. */
    void offers(S s, int seat, Consumer<? super M> out);

    /** All legal moves of a seat where they are few, else a sensible ladder; edits only if they lead on. */
    default void moves(S s, int seat, Consumer<? super M> out) {
        if (may(s).has(seat))
            offers(s, seat, move -> {
                if (refusal(s, seat, move) == null) out.accept(move);
            });
    }

    /** Why the move is not legal; {@code null}: it is. Accepts everything legal, offered or not; never changes the state. */
    @Nullable Refusal refusal(S s, int seat, M move);

    /** Carries out a legal move. */
    void play(S s, int seat, M move, Events events);

    /** What the clock does for a seat that owes; not always what a move would do. */
    void timeout(S s, int seat, Events events);

    /** All have decided. */
    default void close(S s, Events events) {}

    /**
     * Which clock runs, at the normal pace and without pauses, which the engine adds; {@code null}: none. A pace without
     * a key is named after the decision.
     */
    default @Nullable Pace pace(S s) {
        return null;
    }

    /** How long a bot on this seat leaves the first word to people who owe too, in milliseconds; 0: not at all. */
    default long headStart(S s, int seat) {
        return 0;
    }

    /** Whether whoever lets the clock run out here lets the whole table down, so that a bot soon sits in. */
    default boolean isVital(S s) {
        return false;
    }

    /** What this decision is called, so that an answer to an earlier one is refused; {@code null}: the engine names it. */
    default @Nullable String decision(S s) {
        return null;
    }

    /** Whether the seat may take this move back for free, as long as nothing was revealed and nobody else acted. */
    default boolean takesBack(S s, int seat, M move) {
        return false;
    }
}

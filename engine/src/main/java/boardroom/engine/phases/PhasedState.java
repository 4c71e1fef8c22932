package boardroom.engine.phases;

import boardroom.engine.Move;
import boardroom.engine.State;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The state of a game made of phases: knows which phase it is in, what is still being shown and which choices are sealed.
 * All else is the game's own. Copies share what is never written to (arrays that are replaced, cards, records).
 */
public abstract class PhasedState<S extends PhasedState<S, M>, M extends Move> implements State<S>, Cloneable {
    private static final Move[] NOTHING_SEALED = {};

    /** The place of the current phase in the game's list; behind the last one the game is over. */
    int phase;

    /** How many phases have been opened, so that each has a name of its own. */
    int opened;

    /** Which round it is, from 1, in a game that is played in rounds. */
    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    int round;

    /** How long people are shown what happened since the last decision, in milliseconds at the normal pace. */
    int showing;

    /** Choices made in secret, by seat; replaced and never written to. */
    @Nullable M[] sealed = none();

    /** How fast this table's clocks go; from the deal, so that it is not stored with the state. */
    transient int clockPercent;

    /** How many seats there are; from the deal, as well. */
    private final transient int seats;

    /** A state that says itself how many seats there are. */
    protected PhasedState() {
        this(0);
    }

    protected PhasedState(int seats) {
        this.seats = seats;
    }

    @Override
    public int seats() {
        return seats;
    }

    /** Called on a fresh copy: gives it its own of everything that is written to. */
    protected abstract void separate();

    /** The next decision waits until people have seen what happened, so much longer. */
    public final void show(int millis) {
        showing += millis;
    }

    /** What happened before was seen: the next decision need not wait for it again. */
    public final void shown() {
        showing = 0;
    }

    /** Which round it is, from 1, in a game that says how many there are ({@link PhasedGame#rounds}). */
    public final int round() {
        return round;
    }

    /** What this seat has sealed in the current choice; {@code null}: nothing yet. */
    public final @Nullable M sealed(int seat) {
        return seat < sealed.length ? sealed[seat] : null;
    }

    /** The current phase takes only moves of this game, so whatever is sealed is one. */
    @SuppressWarnings("unchecked")
    final void seal(int seat, @Nullable Move choice) {
        @Nullable M[] choices = Arrays.copyOf(sealed, seats());
        choices[seat] = (M) choice;
        sealed = choices;
    }

    final void unseal(int seat) {
        seal(seat, null);
    }

    final void unsealAll() {
        sealed = none();
    }

    @SuppressWarnings("unchecked")
    private static <M extends Move> M[] none() {
        return (M[]) NOTHING_SEALED;
    }

    @Override
    @SuppressWarnings("unchecked")
    public final S copy() {
        try {
            S copy = (S) clone();
            ((PhasedState<S, M>) copy).separate();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}

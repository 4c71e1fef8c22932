package boardroom.engine.phases;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A choice made in secret: one move of each chooser, who may change it as long as another chooser still owes; who has
 * chosen is seen, what is not; the last choice to come in opens all. The clock chooses the fallback. A choice that nobody
 * has is opened at once.
 */
public abstract class SealedChoice<S extends PhasedState<S, ?>, M extends Move> implements Phase<S, M> {
    private static final long SECOND = 1_000;

    private final int seconds;

    /** Without a clock, unless it says another {@link #pace}. */
    protected SealedChoice() {
        this(0);
    }

    /** With one clock of so many seconds for all; 0: none. */
    protected SealedChoice(int seconds) {
        this.seconds = seconds;
    }

    /** The seats that have a choice here, all unless said; the same from the first choice to the opening. */
    protected Seats choosers(S s) {
        return Seats.all(s.seats());
    }

    /** What the clock chooses: the first legal choice offered, unless said. */
    protected M fallback(S s, int seat) {
        List<M> choices = new ArrayList<>();
        moves(s, seat, choices::add);
        return choices.getFirst();
    }

    /** All choices are in, to be read with {@link #opened}. */
    protected abstract void reveal(S s, Events events);

    /** Whether a choice may be changed until all are in; else it is final. */
    protected boolean isChangeable() {
        return true;
    }

    /** How it is told that a seat has chosen. */
    protected Event toldOf(int seat) {
        return new HouseEvent.HasChosen(new Arg.Seat(seat));
    }

    /** How it is told that the clock chose for a seat. */
    protected Event toldOfClock(int seat) {
        return new HouseEvent.ClockChose(new Arg.Seat(seat));
    }

    /** What this seat has chosen so far; {@code null}: nothing. */
    @SuppressWarnings("unchecked")
    public final @Nullable M chosen(S s, int seat) {
        // Only this phase's own moves are ever sealed while it lasts.
        return (M) s.sealed(seat);
    }

    /** What a chooser has chosen, once all are in. */
    protected final M opened(S s, int seat) {
        M chosen = chosen(s, seat);
        if (chosen == null) throw new IllegalStateException("seat " + seat + " has not chosen");
        return chosen;
    }

    public final boolean hasChosen(S s, int seat) {
        return s.sealed(seat) != null;
    }

    @Override
    public final Seats owes(S s) {
        int owing = choosers(s).mask();
        for (int seat = 0; seat < s.seats(); seat++) if (hasChosen(s, seat)) owing &= ~(1 << seat);
        return Seats.ofMask(owing);
    }

    @Override
    public final Seats may(S s) {
        return isChangeable() ? choosers(s) : owes(s);
    }

    /** Everything offered but the choice already made. */
    @Override
    public void moves(S s, int seat, Consumer<? super M> out) {
        M made = chosen(s, seat);
        Phase.super.moves(s, seat, move -> {
            if (!move.equals(made)) out.accept(move);
        });
    }

    @Override
    public final void play(S s, int seat, M move, Events events) {
        boolean first = !hasChosen(s, seat);
        s.seal(seat, move);
        if (first) events.tell(toldOf(seat));
    }

    @Override
    public final void timeout(S s, int seat, Events events) {
        s.seal(seat, fallback(s, seat));
        events.tell(toldOfClock(seat));
    }

    @Override
    public final void close(S s, Events events) {
        reveal(s, events);
        s.unsealAll();
    }

    @Override
    public @Nullable Pace pace(S s) {
        return seconds == 0 ? null : Pace.once(owes(s), seconds * SECOND);
    }

    @Override
    public boolean takesBack(S s, int seat, M move) {
        return isChangeable();
    }
}

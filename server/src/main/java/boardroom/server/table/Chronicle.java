package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Clock;
import boardroom.engine.Entry;
import boardroom.engine.Pace;
import boardroom.engine.Seats;
import boardroom.engine.Told;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What there is to know of a game so far besides its state: what was played that counts, what was told of it, and how
 * the clock goes. The moves themselves stand in the journal.
 */
final class Chronicle {
    /** In the place of a seat that moved: a clock ran out. */
    private static final int CLOCK = -1;

    private final List<Played> standing = new ArrayList<>();
    private final Retelling retelling = new Retelling();
    private Clock clock = new Clock();

    /**
     * An entry that counts and can be undone.
     *
     * @param at when, by the time of the table
     * @param mover who moved, or {@link #CLOCK}
     * @param seats for whom something was played
     * @param people those of them for whom no bot played
     * @param hearers who heard of it; {@code null}: everybody
     * @param before the clock, as it went until then
     */
    private record Played(
            int number,
            long at,
            int mover,
            Seats seats,
            Seats people,
            @Nullable Seats hearers,
            boolean reveals,
            Clock before) {
        boolean isUndoneBy(Act.GoesBack back) {
            return number > back.to() && (mover == CLOCK ? back.undoesClocks() : back.undoesMovesOf(mover));
        }

        boolean isKnownTo(int seat) {
            return hearers == null || hearers.has(seat);
        }
    }

    /** Of a fresh deal, at which the clock goes like this. */
    Chronicle(@Nullable Pace first) {
        clock.follow(first, 0);
    }

    /** This has happened; now the clock goes like this. */
    void follow(Entry entry, List<Told> told, Attendance attendance, @Nullable Pace pace) {
        switch (entry.act()) {
            case Act.Moved moved -> add(entry, moved.seat(), Seats.of(moved.seat()), told, attendance);
            case Act.ClockRanOut late -> add(entry, CLOCK, late.seats(), told, attendance);
            case Act.GoesBack back -> goBack(back, entry.at());
            case Act.Reshuffled _ -> standing.clear();
            case Act.OfTheTable _ -> {}
        }
        retelling.hear(entry.number(), told);
        clock.follow(pace, entry.at());
    }

    private void add(Entry entry, int mover, Seats seats, List<Told> told, Attendance attendance) {
        Seats people = Seats.where(Seats.MOST, seat -> seats.has(seat) && attendance.bot(seat) == null);
        Seats hearers = mover == CLOCK ? null : TakeBacks.hearers(mover, told);
        boolean reveals = told.stream().anyMatch(one -> one.event().reveals());
        standing.add(new Played(entry.number(), entry.at(), mover, seats, people, hearers, reveals, clock.copy()));
    }

    /** What is undone gives its time back: thinking before it has passed, waiting after it has not. */
    private void goBack(Act.GoesBack back, long now) {
        int first = standing.size();
        while (first > 0 && standing.get(first - 1).number > back.to()) first--;
        List<Played> since = standing.subList(first, standing.size());
        for (Played played : since) {
            if (!played.isUndoneBy(back)) continue;
            clock = played.before.later(now - played.at);
            break;
        }
        for (Played played : since) if (played.isUndoneBy(back)) retelling.undo(played.number);
        since.removeIf(played -> played.isUndoneBy(back));
    }

    /** The clock by all that was played, which goes its own way from now on. */
    Clock clock() {
        return clock.copy();
    }

    /** What was told by all that was played. */
    Retelling retelling() {
        return retelling;
    }

    /** The number before the last move of this seat that counts; -1: it has none. */
    int beforeLastMove(int seat) {
        for (Played played : standing.reversed()) if (played.mover == seat) return played.number - 1;
        return -1;
    }

    /**
     * What taking back the last move of this seat would mean, as far as it could hear: what others do in secret changes
     * nothing of it. {@code null}: it has none that counts.
     */
    @Nullable Undoing undoing(int seat) {
        Seats acted = Seats.NONE;
        Seats people = Seats.NONE;
        boolean seen = false;
        for (Played played : standing.reversed()) {
            if (!played.isKnownTo(seat)) continue;
            seen |= played.reveals;
            if (played.mover == seat) return new Undoing(played.number - 1, acted, people, seen);
            acted = acted.or(played.seats).without(seat);
            people = people.or(played.people).without(seat);
        }
        return null;
    }
}

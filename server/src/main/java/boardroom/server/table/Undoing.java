package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.engine.Move;
import boardroom.engine.Play;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Telling;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What it would mean to take back the last move of a seat that counts.
 *
 * @param to the number before that move
 * @param acted the other seats for which something was played since
 * @param seen whether something was revealed by it or since
 */
record Undoing(int to, Seats acted, boolean seen) {
    /** {@code null}: the seat has no move that counts. */
    static <S extends State<S>, M extends Move> @Nullable Undoing of(Play<S, M> fresh, List<Act> journal, int seat) {
        Set<Integer> revealing = new HashSet<>();
        for (Act act : journal) {
            Entry entry = new Entry(fresh.lastNumber() + 1, 0, act);
            Telling telling = new Telling();
            fresh.apply(entry, telling);
            if (telling.told().stream().anyMatch(told -> told.event().reveals())) revealing.add(entry.number());
        }
        return of(fresh.standing(fresh.lastNumber()), revealing, seat);
    }

    private static @Nullable Undoing of(List<Entry> standing, Set<Integer> revealing, int seat) {
        Seats acted = Seats.NONE;
        boolean seen = false;
        for (Entry entry : standing.reversed()) {
            seen |= revealing.contains(entry.number());
            switch (entry.act()) {
                case Act.Moved moved -> {
                    if (moved.seat() == seat) return new Undoing(entry.number() - 1, acted, seen);
                    acted = acted.with(moved.seat());
                }
                case Act.ClockRanOut late -> acted = acted.or(late.seats()).without(seat);
                case Act.Reshuffled _ -> {
                    return null;
                }
                case Act.OfTheTable _, Act.GoesBack _ -> {}
            }
        }
        return null;
    }
}

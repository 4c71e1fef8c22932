package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.server.house.Viewer;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which seat is in front of a screen at which several people sit: only that one sees and hears what is its own there. Where
 * none is, the curtain is drawn, and the screen is told what watchers are told. It is a matter of the screen and is stored
 * nowhere.
 */
final class Fronts {
    private final Map<Listener, Integer> seats = new HashMap<>(2);

    /** From now on this seat is in front; {@code null}: none is. */
    void face(Listener screen, @Nullable Integer seat) {
        if (seat == null) seats.remove(screen);
        else seats.put(screen, seat);
    }

    /** As whom a screen looks at the game whose guest has these seats; who has one alone is always in front. */
    Viewer viewer(Listener screen, Seats mine) {
        if (mine.isEmpty()) return Viewer.WATCHERS;
        if (mine.count() == 1) return new Viewer(mine.first());
        Integer seat = seats.get(screen);
        return seat != null && mine.has(seat) ? new Viewer(seat) : Viewer.WATCHERS;
    }

    /** The seats in front of such screens. */
    Seats of(Predicate<Listener> screen) {
        Seats found = Seats.NONE;
        for (var one : seats.entrySet()) if (screen.test(one.getKey())) found = found.with(one.getValue());
        return found;
    }
}

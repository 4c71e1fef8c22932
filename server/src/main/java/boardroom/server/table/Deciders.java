package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.engine.Seats;
import boardroom.server.store.SeatRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who decided for each seat: its person, or a bot and the clock while the person was away. Every decision counts once, for
 * whoever had the last word; what the clock plays for somebody who is there counts for nobody.
 */
final class Deciders {
    private final List<SeatRow> chairs;
    private final Attendance attendance;
    private final List<Map<String, Boolean>> byPerson = new ArrayList<>();

    Deciders(List<SeatRow> chairs) {
        this.chairs = chairs;
        this.attendance = new Attendance(chairs);
        for (SeatRow _ : chairs) byPerson.add(new HashMap<>());
    }

    /** Whoever had given their seat up, or left most of its decisions to others, by all that counts. */
    static Seats whoLeft(List<SeatRow> chairs, Attendance now, Position<?, ?> position) {
        if (Seats.where(chairs.size(), now::wasEverAway).isEmpty()) return Seats.NONE;
        Deciders deciders = new Deciders(chairs);
        position.eachDecision(deciders::take);
        return deciders.whoLeft();
    }

    /** An entry that counts, and what was to be decided then. */
    void take(Entry entry, String decision) {
        switch (entry.act()) {
            case Act.Moved moved -> note(moved.seat(), decision, attendance.bot(moved.seat()) == null);
            case Act.ClockRanOut clock -> {
                for (int seat : clock.seats().list()) if (attendance.isAway(seat)) note(seat, decision, false);
            }
            case Act.OfTheTable _, Act.GoesBack _, Act.Reshuffled _ -> {}
        }
        attendance.take(entry.act());
    }

    private void note(int seat, String decision, boolean isOwn) {
        byPerson.get(seat).put(decision, isOwn);
    }

    Seats whoLeft() {
        return Seats.where(chairs.size(), seat -> chairs.get(seat).guest() != null && hasLeft(seat));
    }

    private boolean hasLeft(int seat) {
        Map<String, Boolean> decisions = byPerson.get(seat);
        long own = decisions.values().stream().filter(one -> one).count();
        return attendance.isGone(seat) || 2 * own < decisions.size();
    }
}

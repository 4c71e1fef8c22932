package boardroom.server.store;

import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as stored: all its play is made from, besides the journal.
 *
 * @param started 0 until it is dealt
 * @param pledge what it promised when it was dealt; {@code null}: it was dealt before tables did, or from no chance
 */
public record TableRow(
        TableHead head,
        String options,
        String host,
        List<SeatRow> seats,
        long started,
        long seed,
        boolean finished,
        @Nullable String rematch,
        Doors doors,
        @Nullable Pledge pledge) {
    public TableRow {
        seats = List.copyOf(seats);
    }

    /** A table that waits for its deal. */
    public static TableRow waiting(TableHead head, String options, String host, List<SeatRow> seats) {
        return new TableRow(head, options, host, seats, 0, 0, false, null, Doors.PRIVATE, null);
    }

    public String id() {
        return head.id();
    }

    /** Dealt, at this time, from this chance. */
    public TableRow started(long at, long chance) {
        return new TableRow(head, options, host, seats, at, chance, finished, rematch, doors, pledge);
    }

    public TableRow pledged(@Nullable Pledge made) {
        return new TableRow(head, options, host, seats, started, seed, finished, rematch, doors, made);
    }

    public TableRow asFinished() {
        return new TableRow(head, options, host, seats, started, seed, true, rematch, doors, pledge);
    }

    public TableRow withHost(String now) {
        return new TableRow(head, options, now, seats, started, seed, finished, rematch, doors, pledge);
    }

    public TableRow withRematch(String table) {
        return new TableRow(head, options, host, seats, started, seed, finished, table, doors, pledge);
    }

    public TableRow withOptions(String json) {
        return new TableRow(head, json, host, seats, started, seed, finished, rematch, doors, pledge);
    }

    public TableRow withDoors(Doors now) {
        return new TableRow(head, options, host, seats, started, seed, finished, rematch, now, pledge);
    }

    public TableRow withSeats(List<SeatRow> now) {
        return new TableRow(head, options, host, now, started, seed, finished, rematch, doors, pledge);
    }

    public TableRow withSeat(int seat, SeatRow now) {
        List<SeatRow> changed = new ArrayList<>(seats);
        changed.set(seat, now);
        return withSeats(changed);
    }

    /** The bots that have seats. */
    public List<String> bots() {
        List<String> bots = new ArrayList<>();
        for (SeatRow seat : seats) if (seat.bot() != null) bots.add(seat.bot());
        return bots;
    }

    /** The seat of this guest; -1: none. */
    public int seatOf(@Nullable String guest) {
        if (guest == null) return -1;
        for (int seat = 0; seat < seats.size(); seat++)
            if (guest.equals(seats.get(seat).guest())) return seat;
        return -1;
    }

    /** All seats of this guest: one, or those of everybody at one screen. */
    public Seats seatsOf(@Nullable String guest) {
        return guest == null ? Seats.NONE : Seats.where(seats.size(), seat -> isSeatOf(guest, seat));
    }

    /** The same, in which nobody at this guest's screen has a name. */
    public TableRow namelessAt(String guest) {
        return withSeats(seats.stream()
                .map(seat -> guest.equals(seat.guest()) ? seat.nameless() : seat)
                .toList());
    }

    /** Whether this guest, or somebody without a name, may not look on at what is or was played here. */
    public boolean isShutTo(@Nullable String guest) {
        return !doors.watching() && started > 0 && seatOf(guest) < 0 && !host.equals(guest);
    }

    /** Whether another person than this one has a seat. */
    public boolean hasOthers(String guest) {
        return seats.stream().anyMatch(seat -> seat.guest() != null && !guest.equals(seat.guest()));
    }

    /** Whether this guest has this seat. */
    public boolean isSeatOf(String guest, int seat) {
        return !isUnknown(seat) && guest.equals(seats.get(seat).guest());
    }

    /** Whether the table has no such seat. */
    public boolean isUnknown(int seat) {
        return seat < 0 || seat >= seats.size();
    }
}

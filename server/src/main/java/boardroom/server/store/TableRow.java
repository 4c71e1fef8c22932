package boardroom.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table as stored: all its play is made from, besides the journal. {@code started} is 0 until it is dealt. */
public record TableRow(
        String id,
        String code,
        String game,
        int rulesVersion,
        int boxVersion,
        @Nullable String changedBox,
        String options,
        long seed,
        String host,
        List<SeatRow> seats,
        long created,
        long started,
        boolean finished,
        @Nullable String rematch) {
    public TableRow {
        seats = List.copyOf(seats);
    }

    /** Dealt, at this time, from this chance. */
    public TableRow started(long at, long chance) {
        return new TableRow(
                id,
                code,
                game,
                rulesVersion,
                boxVersion,
                changedBox,
                options,
                chance,
                host,
                seats,
                created,
                at,
                finished,
                rematch);
    }

    public TableRow asFinished() {
        return new TableRow(
                id,
                code,
                game,
                rulesVersion,
                boxVersion,
                changedBox,
                options,
                seed,
                host,
                seats,
                created,
                started,
                true,
                rematch);
    }

    public TableRow withHost(String now) {
        return new TableRow(
                id,
                code,
                game,
                rulesVersion,
                boxVersion,
                changedBox,
                options,
                seed,
                now,
                seats,
                created,
                started,
                finished,
                rematch);
    }

    public TableRow withRematch(String table) {
        return new TableRow(
                id,
                code,
                game,
                rulesVersion,
                boxVersion,
                changedBox,
                options,
                seed,
                host,
                seats,
                created,
                started,
                finished,
                table);
    }

    public TableRow withOptions(String json) {
        return new TableRow(
                id,
                code,
                game,
                rulesVersion,
                boxVersion,
                changedBox,
                json,
                seed,
                host,
                seats,
                created,
                started,
                finished,
                rematch);
    }

    public TableRow withSeat(int seat, SeatRow now) {
        List<SeatRow> changed = new ArrayList<>(seats);
        changed.set(seat, now);
        return withSeats(changed);
    }

    /** The seat of this guest; -1: none. */
    public int seatOf(@Nullable String guest) {
        if (guest == null) return -1;
        for (int seat = 0; seat < seats.size(); seat++)
            if (guest.equals(seats.get(seat).guest())) return seat;
        return -1;
    }

    public TableRow withSeats(List<SeatRow> now) {
        return new TableRow(
                id,
                code,
                game,
                rulesVersion,
                boxVersion,
                changedBox,
                options,
                seed,
                host,
                now,
                created,
                started,
                finished,
                rematch);
    }
}

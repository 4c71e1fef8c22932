package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Options;
import boardroom.engine.Say;
import boardroom.server.house.Catalogue;
import boardroom.server.house.HouseSay;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What can be changed about a table before the start: a changed row, or why not. */
final class SetUp {
    private SetUp() {}

    /** A changed table, or a refusal. */
    sealed interface Outcome {}

    /** How the table is now. */
    record Changed(TableRow row) implements Outcome {}

    /** Nothing has changed. */
    record Refused(Say say) implements Outcome {}

    private static Outcome refused(Say say) {
        return new Refused(say);
    }

    static Outcome sit(TableRow row, String guest, int seat) {
        if (isUnknown(row, seat)) return refused(HouseSay.seatUnknown(seat));
        if (row.seatOf(guest) == seat) return new Changed(row);
        if (row.seatOf(guest) >= 0) return refused(HouseSay.seatOccupied());
        if (!row.seats().get(seat).isOpen()) return refused(HouseSay.seatTaken());
        return new Changed(row.withSeat(seat, SeatRow.person(guest)));
    }

    static Outcome stand(TableRow row, String guest) {
        int seat = row.seatOf(guest);
        if (seat < 0) return refused(HouseSay.seatNone());
        return new Changed(row.withSeat(seat, SeatRow.OPEN));
    }

    static Outcome seatBot(TableRow row, Catalogue catalogue, int seat, String bot) {
        if (isUnknown(row, seat)) return refused(HouseSay.seatUnknown(seat));
        if (catalogue.bot(bot) == null) return refused(HouseSay.botUnknown(bot));
        if (row.seats().get(seat).guest() != null) return refused(HouseSay.seatTaken());
        return new Changed(row.withSeat(seat, SeatRow.bot(bot)));
    }

    static Outcome clearSeat(TableRow row, int seat) {
        if (isUnknown(row, seat)) return refused(HouseSay.seatUnknown(seat));
        return new Changed(row.withSeat(seat, SeatRow.OPEN));
    }

    /** Another number of seats keeps who sits on those that stay; a seat that somebody has can't be taken away. */
    static Outcome setUp(TableRow row, Box box, @Nullable Integer seats, @Nullable Map<String, Object> options) {
        int count = seats == null ? row.seats().size() : seats;
        Map<String, Object> chosen = options == null ? OptionsJson.read(row.options()) : options;
        Say refusal = Options.refusal(box, count, chosen);
        if (refusal != null) return refused(refusal);
        List<SeatRow> chairs = new ArrayList<>(row.seats());
        while (chairs.size() < count) chairs.add(SeatRow.OPEN);
        while (chairs.size() > count) if (chairs.removeLast().guest() != null) return refused(HouseSay.seatTaken());
        String json = OptionsJson.write(Options.of(box, chosen).values());
        return new Changed(row.withSeats(chairs).withOptions(json));
    }

    private static boolean isUnknown(TableRow row, int seat) {
        return seat < 0 || seat >= row.seats().size();
    }
}

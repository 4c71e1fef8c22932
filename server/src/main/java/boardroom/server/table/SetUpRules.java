package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.store.Doors;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Command;
import boardroom.server.wire.TableInfo;
import boardroom.server.wire.TableInfo.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a table says to commands about itself: who sits, what is played, the start, and what follows the end. */
final class SetUpRules {
    private final Room room;

    SetUpRules(Room room) {
        this.room = room;
    }

    Ruling on(Request request, Command.OfTheTable command) {
        String guest = request.guest().id();
        boolean host = room.isHost(request.from());
        if (room.stage() == Stage.UNREADABLE) return refused(TableSay.unreadable());
        return switch (command) {
            case Command.Sit sit -> beforeStart(() -> new Sitting(room).sit(guest, sit));
            case Command.Stand stand -> beforeStart(() -> new Sitting(room).stand(guest, stand.seat()));
            case Command.Face face -> face(request, face);
            case Command.SeatBot bot -> beforeStart(() -> host ? seatBot(bot.seat(), bot.bot()) : hostOnly());
            case Command.ClearSeat clear -> beforeStart(() -> host ? clearSeat(clear.seat()) : hostOnly());
            case Command.SetUp set -> beforeStart(() -> host ? setUp(set.seats(), set.options()) : hostOnly());
            case Command.SetDoors set -> host ? setDoors(set) : hostOnly();
            case Command.Start _ -> beforeStart(() -> host ? start() : hostOnly());
            case Command.OfferHost offer -> host ? offerHost(offer.seat()) : hostOnly();
            case Command.AnswerHost answer -> answerHost(guest, answer.accept());
            case Command.AskReview review -> review(review);
            case Command.AskHindsight then -> hindsight(then);
            case Command.TakeOver _ -> row().seatOf(guest) < 0 ? refused(SeatSay.none()) : new Ruling.TakesOver();
            case Command.Rematch _ -> rematch(guest);
        };
    }

    private static Ruling refused(Say say) {
        return new Ruling.Refused(say);
    }

    private static Ruling hostOnly() {
        return refused(TableSay.hostOnly());
    }

    private Ruling beforeStart(Supplier<Ruling> ruling) {
        return row().started() > 0 ? refused(TableSay.started()) : ruling.get();
    }

    /** Nobody else is asked: which of my seats is in front of my screen is a matter of mine. */
    private Ruling face(Request request, Command.Face face) {
        Seats mine = room.seatsOf(request.from());
        Integer seat = face.seat();
        if (mine.isEmpty()) return refused(SeatSay.none());
        if (seat != null && !mine.has(seat)) return refused(SeatSay.notYours(seat));
        if (room.course() == null) return refused(TableSay.waiting());
        if (mine.count() == 1) return refused(SeatSay.curtainNone());
        if (!room.audience().any(request.from()::equals)) return refused(TableSay.notOpen());
        return new Ruling.Faces(seat, face.since());
    }

    private Ruling seatBot(int seat, String bot) {
        if (row().isUnknown(seat)) return refused(SeatSay.unknown(seat));
        TableRow without = row().withSeat(seat, SeatRow.OPEN);
        String called = room.house().cast().called(bot, row().id(), seat, without.bots());
        if (called == null) return refused(TableSay.botUnknown(bot));
        if (row().seats().get(seat).guest() != null) return refused(SeatSay.taken());
        return new Ruling.SetUp(row().withSeat(seat, SeatRow.bot(called)));
    }

    private Ruling clearSeat(int seat) {
        if (row().isUnknown(seat)) return refused(SeatSay.unknown(seat));
        return new Ruling.SetUp(row().withSeat(seat, SeatRow.OPEN));
    }

    /** Another number of seats keeps who sits on those that stay; a seat that somebody has can't be taken away. */
    private Ruling setUp(@Nullable Integer seats, @Nullable Map<String, Object> options) {
        var box = room.opened().game().box();
        int count = seats == null ? row().seats().size() : seats;
        Map<String, Object> before = OptionsJson.read(row().options());
        Map<String, Object> chosen = options == null ? before : options;
        Say refusal = OptionsJson.refusal(box, count, chosen);
        if (refusal != null) return refused(refusal);
        List<SeatRow> chairs = new ArrayList<>(row().seats());
        while (chairs.size() < count) chairs.add(SeatRow.OPEN);
        while (chairs.size() > count) if (chairs.removeLast().guest() != null) return refused(SeatSay.taken());
        String json = OptionsJson.write(box, before, chosen);
        return new Ruling.SetUp(row().withSeats(chairs).withOptions(json));
    }

    private Ruling setDoors(Command.SetDoors set) {
        Doors now = row().doors();
        boolean open = set.door() == null ? now.open() : set.door() == TableInfo.Door.OPEN;
        return new Ruling.SetsDoors(new Doors(open, set.watching() == null ? now.watching() : set.watching()));
    }

    private Ruling start() {
        int open = (int) row().seats().stream().filter(SeatRow::isOpen).count();
        if (open > 0) return refused(TableSay.seatsOpen(open));
        Say refusal = room.house().catalogue().refusal(room.opened(), Rebuilt.deal(row()));
        return refusal == null ? new Ruling.Starts() : refused(refusal);
    }

    /** Nothing of it before the end: it would be advice. After it anybody may ask about any seat. */
    private Ruling review(Command.AskReview command) {
        if (row().isUnknown(command.seat())) return refused(SeatSay.unknown(command.seat()));
        return room.stage() == Stage.OVER ? new Ruling.Reviews(command) : refused(TableSay.notOver());
    }

    /** Anybody may ask: after the end nothing is secret. */
    private Ruling hindsight(Command.AskHindsight command) {
        if (row().isUnknown(command.seat())) return refused(SeatSay.unknown(command.seat()));
        return room.stage() == Stage.OVER ? new Ruling.LooksBack(command) : refused(TableSay.notOver());
    }

    private Ruling rematch(String guest) {
        if (row().seatOf(guest) < 0) return refused(SeatSay.none());
        return room.stage() == Stage.OVER ? new Ruling.Rematch() : refused(TableSay.notOver());
    }

    private Ruling offerHost(@Nullable Integer seat) {
        if (seat == null) return new Ruling.OffersHost(null);
        if (row().isUnknown(seat)) return refused(SeatSay.unknown(seat));
        String guest = row().seats().get(seat).guest();
        boolean can =
                guest != null && !guest.equals(row().host()) && room.audience().has(guest);
        return can ? new Ruling.OffersHost(guest) : refused(SeatSay.hostCannotHave());
    }

    private Ruling answerHost(String guest, boolean accepts) {
        if (!guest.equals(room.offeredTo())) return refused(SeatSay.hostNotOffered());
        return accepts ? new Ruling.SetUp(row().withHost(guest)) : new Ruling.OffersHost(null);
    }

    private TableRow row() {
        return room.row();
    }
}

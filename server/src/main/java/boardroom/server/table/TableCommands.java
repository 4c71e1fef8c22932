package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Say;
import boardroom.server.house.Catalogue;
import boardroom.server.house.Guest;
import boardroom.server.house.HouseSay;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Command;
import boardroom.server.wire.TableInfo.Stage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What people do with a table before the deal and after the end. */
final class TableCommands {
    private final Table table;
    private final Box box;
    private final Answers answers;
    private final DoneCommands done;

    TableCommands(Table table, Box box, Answers answers, DoneCommands done) {
        this.table = table;
        this.box = box;
        this.answers = answers;
        this.done = done;
    }

    void obey(Listener who, Guest guest, Command command, Asked name) {
        if (table.stage() == Stage.UNREADABLE) {
            answers.refuse(who, command, HouseSay.tableUnreadable());
            return;
        }
        Catalogue catalogue = table.house().catalogue();
        switch (command) {
            case Command.Sit sit -> setUp(who, name, sit, row -> SetUp.sit(row, guest.id(), sit.seat()));
            case Command.Stand stand -> setUp(who, name, stand, row -> SetUp.stand(row, guest.id()));
            case Command.SeatBot seat ->
                hostSetsUp(who, name, seat, row -> SetUp.seatBot(row, catalogue, seat.seat(), seat.bot()));
            case Command.ClearSeat clear -> hostSetsUp(who, name, clear, row -> SetUp.clearSeat(row, clear.seat()));
            case Command.SetUp set ->
                hostSetsUp(who, name, set, row -> SetUp.setUp(row, box, set.seats(), set.options()));
            case Command.Start start -> start(who, name, start);
            case Command.Rematch rematch -> rematch(who, guest, rematch);
            default -> throw new IllegalStateException("not about the table: " + command);
        }
    }

    private void hostSetsUp(Listener who, Asked name, Command command, Function<TableRow, SetUp.Outcome> change) {
        setUp(
                who,
                name,
                command,
                row -> table.isHost(who) ? change.apply(row) : new SetUp.Refused(HouseSay.hostOnly()));
    }

    private void setUp(Listener who, Asked name, Command command, Function<TableRow, SetUp.Outcome> change) {
        TableRow row = table.row();
        switch (row.started() > 0 ? new SetUp.Refused(HouseSay.tableStarted()) : change.apply(row)) {
            case SetUp.Refused refused -> answers.refuse(who, command, refused.say());
            case SetUp.Changed changed -> {
                table.keep(changed.row());
                done.add(name);
                answers.done(who, command);
                table.tell(_ -> true);
                table.hostWatch().look();
            }
        }
    }

    private void start(Listener who, Asked name, Command.Start start) {
        Say refusal = startRefusal(who);
        if (refusal != null) {
            answers.refuse(who, start, refusal);
            return;
        }
        Playing dealt = table.deal();
        done.add(name);
        answers.done(who, start);
        table.tell(_ -> true);
        dealt.tellDeal();
    }

    private @Nullable Say startRefusal(Listener who) {
        if (table.row().started() > 0) return HouseSay.tableStarted();
        if (!table.isHost(who)) return HouseSay.hostOnly();
        int open = (int) table.row().seats().stream().filter(SeatRow::isOpen).count();
        return open > 0 ? HouseSay.seatsOpen(open) : table.dealRefusal();
    }

    private void rematch(Listener who, Guest guest, Command.Rematch rematch) {
        if (table.row().seatOf(guest.id()) < 0) answers.refuse(who, rematch, HouseSay.seatNone());
        else if (table.stage() != Stage.OVER) answers.refuse(who, rematch, HouseSay.tableNotOver());
        else {
            answers.rematch(who, rematch, table.rematch(guest.id()));
            table.tell(_ -> true);
        }
    }
}

package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Say;
import boardroom.server.house.Guest;
import boardroom.server.house.HouseSay;
import boardroom.server.wire.Command;
import org.jspecify.annotations.Nullable;

/** What guests ask of a table: each command is done once, however often it is sent, by those whose business it is. */
final class Commands {
    private final Table table;
    private final Answers answers;
    private final DoneCommands done;
    private final TableCommands tableCommands;
    private final PlayCommands playCommands;

    Commands(Table table, Box box, Answers answers, DoneCommands done) {
        this.table = table;
        this.answers = answers;
        this.done = done;
        this.tableCommands = new TableCommands(table, box, answers, done);
        this.playCommands = new PlayCommands(table, answers);
    }

    void obey(Listener who, Guest guest, Command command) {
        Asked name = Asked.of(guest, command);
        int before = done.find(name);
        if (before == DoneCommands.OTHER) answers.refuse(who, command, HouseSay.commandIdUsed());
        else if (before != DoneCommands.NOT_DONE) answers.done(who, command, before);
        else obey(who, guest, command, name);
    }

    private void obey(Listener who, Guest guest, Command command, Asked name) {
        switch (command) {
            case Command.Open _, Command.Close _ -> throw new IllegalStateException("needs no guest: " + command);
            case Command.Sit _,
                    Command.Stand _,
                    Command.SeatBot _,
                    Command.ClearSeat _,
                    Command.SetUp _,
                    Command.Start _,
                    Command.Rematch _ -> tableCommands.obey(who, guest, command, name);
            case Command.PlayMove _,
                    Command.AskPreview _,
                    Command.TakeBack _,
                    Command.Leave _,
                    Command.ComeBack _,
                    Command.SitIn _,
                    Command.Pause _,
                    Command.Resume _ -> play(who, guest, command, name);
        }
    }

    private void play(Listener who, Guest guest, Command command, Asked name) {
        Playing playing = table.playing();
        Say refusal = playRefusal();
        if (playing == null || refusal != null)
            answers.refuse(who, command, refusal == null ? HouseSay.tableWaiting() : refusal);
        else playCommands.obey(playing, who, guest, command, name);
    }

    private @Nullable Say playRefusal() {
        return switch (table.stage()) {
            case WAITING -> HouseSay.tableWaiting();
            case PLAYING -> null;
            case OVER -> HouseSay.tableOver();
            case UNREADABLE -> HouseSay.tableUnreadable();
            case STOPPED -> HouseSay.tableStopped();
        };
    }
}

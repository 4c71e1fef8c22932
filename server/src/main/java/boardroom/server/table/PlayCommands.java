package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Move;
import boardroom.engine.Say;
import boardroom.server.house.Guest;
import boardroom.server.house.HouseSay;
import boardroom.server.wire.Command;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** What people do at a table while the game is on. */
final class PlayCommands {
    private final Table table;
    private final Answers answers;

    PlayCommands(Table table, Answers answers) {
        this.table = table;
        this.answers = answers;
    }

    void obey(Playing playing, Listener who, Guest guest, Command command, Asked name) {
        int seat = table.row().seatOf(guest.id());
        switch (command) {
            case Command.PlayMove move -> move(playing, who, seat, move, name);
            case Command.AskPreview ask -> preview(playing, who, seat, ask);
            case Command.TakeBack back -> takeBack(playing, who, seat, back, name);
            case Command.Leave leave -> leave(playing, who, seat, leave, name);
            case Command.ComeBack back ->
                act(playing, who, back, name, comeBackRefusal(playing, seat), new Act.PersonCameBack(seat));
            case Command.SitIn in ->
                act(playing, who, in, name, sitInRefusal(playing, who, in), new Act.BotSatIn(in.seat(), in.bot()));
            case Command.Pause pause ->
                act(playing, who, pause, name, pauseRefusal(playing, who, false), new Act.Paused(seat));
            case Command.Resume resume ->
                act(playing, who, resume, name, pauseRefusal(playing, who, true), new Act.Resumed(seat));
            default -> throw new IllegalStateException("not while playing: " + command);
        }
    }

    private void move(Playing playing, Listener who, int seat, Command.PlayMove command, Asked name) {
        Say refusal = moveRefusal(playing, seat);
        if (refusal == null && playing.isClosed(seat, command.decision())) refusal = HouseSay.decisionClosed();
        Move move = refusal == null ? read(playing, command.move()) : null;
        if (refusal == null && move == null) refusal = HouseSay.moveMalformed();
        if (refusal == null && move != null) refusal = playing.play().refusal(seat, move);
        if (refusal != null || move == null) {
            answers.refuse(who, command, refusal == null ? HouseSay.moveMalformed() : refusal);
            return;
        }
        playing.happens(new Act.Moved(seat, move, command.id()), name, number -> {
            table.house().figures().moved();
            answers.done(who, command, number);
        });
    }

    private static @Nullable Say moveRefusal(Playing playing, int seat) {
        if (seat < 0) return HouseSay.seatNone();
        if (playing.attendance().isPaused()) return HouseSay.tablePaused();
        return playing.attendance().isAway(seat) ? HouseSay.seatLeft() : null;
    }

    private static @Nullable Move read(Playing playing, JsonNode json) {
        try {
            return playing.play().read(json);
        } catch (JacksonException e) {
            return null;
        }
    }

    private void preview(Playing playing, Listener who, int seat, Command.AskPreview command) {
        Say refusal = seat < 0 ? HouseSay.seatNone() : null;
        Move move = refusal == null ? read(playing, command.move()) : null;
        if (refusal == null)
            refusal = move == null ? HouseSay.moveMalformed() : playing.play().refusal(seat, move);
        if (refusal != null || move == null)
            answers.refuse(who, command, refusal == null ? HouseSay.moveMalformed() : refusal);
        else answers.preview(who, command, playing.play().preview(seat, move));
    }

    private void takeBack(Playing playing, Listener who, int seat, Command.TakeBack command, Asked name) {
        Say refusal = moveRefusal(playing, seat);
        TakeBacks.Free free = refusal == null ? playing.play().takeBack(seat) : null;
        if (free == null) answers.refuse(who, command, refusal == null ? HouseSay.notFree() : refusal);
        else act(playing, who, command, name, null, new Act.TookBack(seat, free.to()));
    }

    private void leave(Playing playing, Listener who, int seat, Command.Leave command, Asked name) {
        Say refusal = seat < 0 ? HouseSay.seatNone() : null;
        if (refusal == null && playing.attendance().isAway(seat)) refusal = HouseSay.seatLeft();
        if (refusal == null && table.isHost(who)) table.hostWatch().passOn();
        act(playing, who, command, name, refusal, new Act.PersonLeft(seat));
    }

    private static @Nullable Say comeBackRefusal(Playing playing, int seat) {
        if (seat < 0) return HouseSay.seatNone();
        return playing.attendance().isAway(seat) ? null : HouseSay.seatNotLeft();
    }

    private @Nullable Say sitInRefusal(Playing playing, Listener who, Command.SitIn in) {
        if (!table.isHost(who)) return HouseSay.hostOnly();
        if (in.seat() < 0 || in.seat() >= table.row().seats().size()) return HouseSay.seatUnknown(in.seat());
        if (table.house().catalogue().bot(in.bot()) == null) return HouseSay.botUnknown(in.bot());
        String guest = table.row().seats().get(in.seat()).guest();
        if (guest == null) return HouseSay.seatNotPerson();
        boolean here =
                !playing.attendance().isAway(in.seat()) && table.audience().has(guest);
        return here ? HouseSay.seatPresent() : null;
    }

    private @Nullable Say pauseRefusal(Playing playing, Listener who, boolean paused) {
        if (!table.isHost(who)) return HouseSay.hostOnly();
        if (playing.attendance().isPaused() == paused) return null;
        return paused ? HouseSay.tableNotPaused() : HouseSay.tablePaused();
    }

    private void act(Playing playing, Listener who, Command command, Asked name, @Nullable Say refusal, Act act) {
        if (refusal != null) {
            answers.refuse(who, command, refusal);
            return;
        }
        playing.happens(act, name, number -> answers.done(who, command, number));
        table.tell(_ -> true);
    }
}

package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Move;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.Viewer;
import boardroom.server.wire.Command;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** What a table says to those who play while the game is on. */
final class PlayRules {
    private final Room room;

    PlayRules(Room room) {
        this.room = room;
    }

    Ruling on(Request request, Command.OfTheGame command) {
        Course course = room.course();
        Say refusal = stageRefusal();
        if (course == null || refusal != null)
            return new Ruling.Refused(refusal == null ? TableSay.waiting() : refusal);
        return switch (command) {
            case Command.OfASeat ofASeat -> onSeat(course, request, ofASeat);
            case Command.SitIn in -> sitIn(course, request, in);
            case Command.WaitLonger wait -> waitLonger(request, wait.seat());
            case Command.Remove remove -> remove(course, request, remove.seat());
            case Command.Pause _ -> unless(pauseRefusal(course, request, false), new Act.Paused(seatOf(request)));
            case Command.Resume _ -> unless(pauseRefusal(course, request, true), new Act.Resumed(seatOf(request)));
        };
    }

    private @Nullable Say stageRefusal() {
        return switch (room.stage()) {
            case WAITING -> TableSay.waiting();
            case PLAYING -> null;
            case OVER -> TableSay.over();
            case UNREADABLE -> TableSay.unreadable();
            case STOPPED -> TableSay.stopped();
        };
    }

    private static Ruling unless(@Nullable Say refusal, Act act) {
        return refusal == null ? new Ruling.Happens(act) : new Ruling.Refused(refusal);
    }

    private int seatOf(Request request) {
        Viewer viewer = room.viewer(request.from());
        return viewer.isWatcher() ? room.row().seatOf(request.guest().id()) : viewer.seat();
    }

    /** What is secret, or decided for good, only the one in front of the screen may ask. */
    private static boolean isForTheOneInFront(Command.OfASeat command) {
        return switch (command) {
            case Command.PlayMove _,
                    Command.AskPreview _,
                    Command.AskAdvice _,
                    Command.TakeBack _,
                    Command.AskBack _,
                    Command.Resign _ -> true;
            case Command.Skip _, Command.AnswerBack _, Command.Leave _, Command.ComeBack _ -> false;
        };
    }

    private Ruling onSeat(Course course, Request request, Command.OfASeat command) {
        int seat = command.seat();
        if (seatOf(request) < 0) return new Ruling.Refused(SeatSay.none());
        if (!room.row().isSeatOf(request.guest().id(), seat)) return new Ruling.Refused(SeatSay.notYours(seat));
        boolean asks = command instanceof Command.AskPreview;
        if (!asks && !room.hands().holds(request.from())) return new Ruling.Refused(SeatSay.otherDevice());
        if (isForTheOneInFront(command) && room.viewer(request.from()).seat() != seat)
            return new Ruling.Refused(SeatSay.notInFront());
        boolean away = course.attendance().isAway(seat);
        return switch (command) {
            case Command.PlayMove move -> move(course, move);
            case Command.AskPreview ask -> preview(course, ask);
            case Command.AskAdvice ask -> advise(course, ask);
            case Command.Skip _ -> skip(course, seat);
            case Command.TakeBack _ -> takeBack(course, seat);
            case Command.AskBack _ -> askBack(course, seat);
            case Command.AnswerBack answer -> answerBack(course, answer, room.seatsOf(request.from()));
            case Command.Leave _ -> unless(away ? SeatSay.left() : null, new Act.PersonLeft(seat));
            case Command.ComeBack _ -> unless(comeBackRefusal(course, seat), new Act.PersonCameBack(seat));
            case Command.Resign _ -> resign(course, seat);
        };
    }

    private static @Nullable Say comeBackRefusal(Course course, int seat) {
        if (course.attendance().isGone(seat)) return SeatSay.gone();
        return course.attendance().isAway(seat) ? null : SeatSay.notLeft();
    }

    private static Ruling resign(Course course, int seat) {
        if (course.attendance().isGone(seat)) return new Ruling.Refused(SeatSay.gone());
        String bot = course.standIn(seat);
        return bot == null
                ? new Ruling.Refused(TableSay.botUnknown(""))
                : new Ruling.Happens(new Act.Resigned(seat, bot));
    }

    private Ruling waitLonger(Request request, int seat) {
        if (seatOf(request) < 0) return new Ruling.Refused(SeatSay.none());
        if (room.row().isUnknown(seat)) return new Ruling.Refused(SeatSay.unknown(seat));
        return room.absences().mayWait(seat) ? new Ruling.Waits(seat) : new Ruling.Refused(SeatSay.notAwaited());
    }

    /** Whoever keeps the seat warm has it then; where nobody does, the house's stand-in. */
    private Ruling remove(Course course, Request request, int seat) {
        Say refusal = removeRefusal(course, request, seat);
        if (refusal != null) return new Ruling.Refused(refusal);
        String warm = course.attendance().bot(seat);
        String bot = warm == null ? course.standIn(seat) : warm;
        return bot == null
                ? new Ruling.Refused(TableSay.botUnknown(""))
                : new Ruling.Happens(new Act.Removed(seat, bot));
    }

    /** Only where somebody has really stayed away, and nobody could play on: nobody loses a seat over a short break. */
    private @Nullable Say removeRefusal(Course course, Request request, int seat) {
        if (room.row().isUnknown(seat)) return SeatSay.unknown(seat);
        boolean isHost = room.isHost(request.from());
        boolean forTheHost =
                course.isByDays() && room.row().isSeatOf(room.row().host(), seat) && plays(course, request);
        if (!isHost && !forTheHost) return TableSay.hostOnly();
        if (room.row().seats().get(seat).guest() == null) return SeatSay.notPerson();
        if (course.attendance().isGone(seat)) return SeatSay.gone();
        if (course.attendance().isPaused()) return TableSay.paused();
        Long left = room.absences().untilRemoved(seat);
        if (left != null && left == 0) return null;
        int minutes = (int) room.house().patience().removal().toMinutes();
        return course.isByDays() ? SeatSay.byDays() : SeatSay.notGoneLong(minutes);
    }

    private boolean plays(Course course, Request request) {
        int seat = seatOf(request);
        return seat >= 0 && !course.attendance().isGone(seat);
    }

    private static Ruling move(Course course, Command.PlayMove command) {
        int seat = command.seat();
        Say refusal = actRefusal(course, seat);
        if (refusal == null && course.isClosed(seat, command.decision())) refusal = MoveSay.closed();
        if (refusal != null) return new Ruling.Refused(refusal);
        Move move = read(course, command.move());
        if (move == null) return new Ruling.Refused(unreadable(command.move()));
        return unless(course.position().refusal(seat, move), new Act.Moved(seat, move, command.id()));
    }

    private static @Nullable Say actRefusal(Course course, int seat) {
        if (course.attendance().isPaused()) return TableSay.paused();
        if (course.attendance().isHeld()) return TableSay.held();
        return course.attendance().isAway(seat) ? SeatSay.left() : null;
    }

    private static @Nullable Move read(Course course, JsonNode json) {
        try {
            return course.position().read(json);
        } catch (JacksonException e) {
            return null;
        }
    }

    private static Say unreadable(JsonNode move) {
        return holdsAFraction(move) ? MoveSay.notWhole() : MoveSay.malformed();
    }

    private static boolean holdsAFraction(JsonNode json) {
        if (json.isNumber()) return !json.isIntegralNumber();
        for (JsonNode part : json) if (holdsAFraction(part)) return true;
        return false;
    }

    private static Ruling preview(Course course, Command.AskPreview command) {
        Move move = read(course, command.move());
        if (move == null) return new Ruling.Refused(unreadable(command.move()));
        Say refusal = course.position().refusal(command.seat(), move);
        if (refusal != null) return new Ruling.Refused(refusal);
        return new Ruling.Foreseen(course.position().preview(command.seat(), move));
    }

    private Ruling advise(Course course, Command.AskAdvice command) {
        Say refusal = room.isCoached() ? actRefusal(course, command.seat()) : MoveSay.adviceOff();
        if (refusal == null && !course.position().decides(command.seat())) refusal = MoveSay.notNow();
        return refusal == null ? new Ruling.Advises(command) : new Ruling.Refused(refusal);
    }

    /** Only where nobody is waited for but bots. */
    private static Ruling skip(Course course, int seat) {
        Say refusal = actRefusal(course, seat);
        if (refusal == null && course.position().owes().has(seat)) refusal = MoveSay.skipYours();
        Seats others = course.waitingPeople();
        if (refusal == null && !others.isEmpty()) refusal = MoveSay.skipPeople(others);
        return refusal == null ? new Ruling.Skips() : new Ruling.Refused(refusal);
    }

    private Ruling takeBack(Course course, int seat) {
        Say refusal = actRefusal(course, seat);
        if (refusal == null && room.takingBack() == HouseOptions.TakingBack.NEVER) refusal = TakeBackSay.never();
        if (refusal != null) return new Ruling.Refused(refusal);
        TakeBacks.Free free = course.position().takeBack(seat);
        return free == null
                ? new Ruling.Refused(TakeBackSay.notFree())
                : new Ruling.Happens(new Act.TookBack(seat, free.to()));
    }

    /** What is free just happens; where only bots would have to agree, it does too. */
    private Ruling askBack(Course course, int seat) {
        Say refusal = actRefusal(course, seat);
        if (refusal == null) refusal = askRefusal(course, seat);
        if (refusal != null) return new Ruling.Refused(refusal);
        TakeBacks.Free free = course.position().takeBack(seat);
        if (free != null) return new Ruling.Happens(new Act.TookBack(seat, free.to()));
        Undoing undoing = course.goingBack().undoing(seat);
        if (undoing == null) return new Ruling.Refused(TakeBackSay.nothing());
        Seats must = course.goingBack().mustAgree(seat, undoing);
        return new Ruling.Happens(
                must.isEmpty()
                        ? new Act.WentBack(seat, undoing.to(), undoing.acted(), undoing.seen())
                        : new Act.AskedBack(seat, undoing.to(), must));
    }

    private @Nullable Say askRefusal(Course course, int seat) {
        return switch (room.takingBack()) {
            case NEVER -> TakeBackSay.never();
            case FREE -> course.position().takeBack(seat) == null ? TakeBackSay.freeOnly() : null;
            case ASK -> {
                if (course.goingBack().undoing(seat) == null) yield TakeBackSay.nothing();
                yield course.goingBack().letStand(seat) ? TakeBackSay.stands() : null;
            }
        };
    }

    /** One answer counts for everybody at the screen. */
    private static Ruling answerBack(Course course, Command.AnswerBack answer, Seats mine) {
        Asking asking = course.goingBack().asking();
        boolean withdraws = asking != null && asking.seat() == answer.seat() && !answer.agree();
        if (asking == null || !(withdraws || asking.asks(answer.seat())))
            return new Ruling.Refused(TakeBackSay.notAsked());
        if (withdraws) return new Ruling.Happens(new Act.Withdrew(asking.seat()));
        return new Ruling.Happens(answer.agree() ? asking.ifAgreed(mine) : new Act.LetStand(asking.seat()));
    }

    private Ruling sitIn(Course course, Request request, Command.SitIn in) {
        Say refusal = sitInRefusal(course, request, in.seat());
        if (refusal != null) return new Ruling.Refused(refusal);
        String standIn = course.standIn(in.seat());
        String bot = in.bot() == null ? standIn : called(course, in.bot(), in.seat());
        if (bot == null) return new Ruling.Refused(TableSay.botUnknown(in.bot() == null ? "" : in.bot()));
        return bot.equals(standIn) || room.seatsOf(request.from()).has(in.seat())
                ? new Ruling.Happens(new Act.BotSatIn(in.seat(), bot))
                : new Ruling.Refused(SeatSay.standInOnly());
    }

    private @Nullable String called(Course course, String wanted, int seat) {
        return room.house()
                .cast()
                .called(wanted, room.row().id(), seat, course.attendance().bots());
    }

    /** Who plays on a seat of mine is up to me; on another's a host can do no harm, nor hurry. */
    private @Nullable Say sitInRefusal(Course course, Request request, int seat) {
        Seats mine = room.seatsOf(request.from());
        boolean beside = mine.count() > 1 && mine.has(seat);
        if (!beside && !room.isHost(request.from())) return TableSay.hostOnly();
        if (room.row().isUnknown(seat)) return SeatSay.unknown(seat);
        if (room.row().seats().get(seat).guest() == null) return SeatSay.notPerson();
        if (course.attendance().isGone(seat)) return SeatSay.gone();
        if (mine.has(seat) && course.attendance().isAway(seat)) return null;
        if (course.attendance().bot(seat) != null) return SeatSay.hasStandIn();
        Long left = room.absences().untilSeated(seat);
        if (left != null && left == 0) return null;
        if (course.isByDays()) return SeatSay.byDays();
        int seconds = (int) room.house().patience().soonest().toSeconds();
        return left == null ? SeatSay.present() : SeatSay.justGone(seconds);
    }

    /** The host pauses; should they not go on, somebody else may after a while. */
    private @Nullable Say pauseRefusal(Course course, Request request, boolean paused) {
        if (!room.isHost(request.from())) {
            Long left = paused && plays(course, request) ? course.untilResumed() : null;
            if (left == null) return TableSay.hostOnly();
            if (left > 0)
                return TableSay.resumedLater(
                        (int) room.house().patience().pause().toMinutes());
        }
        if (course.attendance().asked() != null) return TableSay.held();
        if (course.attendance().isPaused() == paused) return null;
        return paused ? TableSay.notPaused() : TableSay.paused();
    }
}

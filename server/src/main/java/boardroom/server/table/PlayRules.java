package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Move;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.HouseSay;
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
            return new Ruling.Refused(refusal == null ? HouseSay.tableWaiting() : refusal);
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
            case WAITING -> HouseSay.tableWaiting();
            case PLAYING -> null;
            case OVER -> HouseSay.tableOver();
            case UNREADABLE -> HouseSay.tableUnreadable();
            case STOPPED -> HouseSay.tableStopped();
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
        if (seatOf(request) < 0) return new Ruling.Refused(HouseSay.seatNone());
        if (!room.row().isSeatOf(request.guest().id(), seat)) return new Ruling.Refused(HouseSay.seatNotYours(seat));
        boolean asks = command instanceof Command.AskPreview;
        if (!asks && !room.hands().holds(request.from())) return new Ruling.Refused(HouseSay.otherDevice());
        if (isForTheOneInFront(command) && room.viewer(request.from()).seat() != seat)
            return new Ruling.Refused(HouseSay.seatNotInFront());
        boolean away = course.attendance().isAway(seat);
        return switch (command) {
            case Command.PlayMove move -> move(course, move);
            case Command.AskPreview ask -> preview(course, ask);
            case Command.AskAdvice ask -> advise(course, ask);
            case Command.Skip _ -> skip(course, seat);
            case Command.TakeBack _ -> takeBack(course, seat);
            case Command.AskBack _ -> askBack(course, seat);
            case Command.AnswerBack answer -> answerBack(course, answer, room.seatsOf(request.from()));
            case Command.Leave _ -> unless(away ? HouseSay.seatLeft() : null, new Act.PersonLeft(seat));
            case Command.ComeBack _ -> unless(comeBackRefusal(course, seat), new Act.PersonCameBack(seat));
            case Command.Resign _ -> resign(course, seat);
        };
    }

    private static @Nullable Say comeBackRefusal(Course course, int seat) {
        if (course.attendance().isGone(seat)) return HouseSay.seatGone();
        return course.attendance().isAway(seat) ? null : HouseSay.seatNotLeft();
    }

    private static Ruling resign(Course course, int seat) {
        if (course.attendance().isGone(seat)) return new Ruling.Refused(HouseSay.seatGone());
        String bot = course.standIn(seat);
        return bot == null
                ? new Ruling.Refused(HouseSay.botUnknown(""))
                : new Ruling.Happens(new Act.Resigned(seat, bot));
    }

    private Ruling waitLonger(Request request, int seat) {
        if (seatOf(request) < 0) return new Ruling.Refused(HouseSay.seatNone());
        if (room.row().isUnknown(seat)) return new Ruling.Refused(HouseSay.seatUnknown(seat));
        return room.absences().mayWait(seat) ? new Ruling.Waits(seat) : new Ruling.Refused(HouseSay.seatNotAwaited());
    }

    /** Only the host, and only where somebody has really stayed away: nobody loses a seat over a short break. */
    private Ruling remove(Course course, Request request, int seat) {
        if (!room.isHost(request.from())) return new Ruling.Refused(HouseSay.hostOnly());
        if (room.row().isUnknown(seat)) return new Ruling.Refused(HouseSay.seatUnknown(seat));
        if (room.row().seats().get(seat).guest() == null) return new Ruling.Refused(HouseSay.seatNotPerson());
        if (course.attendance().isGone(seat)) return new Ruling.Refused(HouseSay.seatGone());
        if (course.isByDays()) return new Ruling.Refused(HouseSay.seatByDays());
        String bot = course.standIn(seat);
        if (bot == null) return new Ruling.Refused(HouseSay.botUnknown(""));
        int minutes = (int) room.house().patience().removal().toMinutes();
        return room.absences().isGoneForLong(seat)
                ? new Ruling.Happens(new Act.Removed(seat, bot))
                : new Ruling.Refused(HouseSay.seatNotGoneLong(minutes));
    }

    private static Ruling move(Course course, Command.PlayMove command) {
        int seat = command.seat();
        Say refusal = actRefusal(course, seat);
        if (refusal == null && course.isClosed(seat, command.decision())) refusal = HouseSay.decisionClosed();
        if (refusal != null) return new Ruling.Refused(refusal);
        Move move = read(course, command.move());
        if (move == null) return new Ruling.Refused(unreadable(command.move()));
        return unless(course.position().refusal(seat, move), new Act.Moved(seat, move, command.id()));
    }

    private static @Nullable Say actRefusal(Course course, int seat) {
        if (course.attendance().isPaused()) return HouseSay.tablePaused();
        if (course.attendance().isHeld()) return HouseSay.tableHeld();
        return course.attendance().isAway(seat) ? HouseSay.seatLeft() : null;
    }

    private static @Nullable Move read(Course course, JsonNode json) {
        try {
            return course.position().read(json);
        } catch (JacksonException e) {
            return null;
        }
    }

    private static Say unreadable(JsonNode move) {
        return holdsAFraction(move) ? HouseSay.moveNotWhole() : HouseSay.moveMalformed();
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
        Say refusal = room.isCoached() ? actRefusal(course, command.seat()) : HouseSay.adviceOff();
        if (refusal == null && !course.position().decides(command.seat())) refusal = HouseSay.moveNotNow();
        return refusal == null ? new Ruling.Advises(command) : new Ruling.Refused(refusal);
    }

    /** Only where nobody is waited for but bots. */
    private static Ruling skip(Course course, int seat) {
        Say refusal = actRefusal(course, seat);
        if (refusal == null && course.position().owes().has(seat)) refusal = HouseSay.skipYours();
        Seats others = course.waitingPeople();
        if (refusal == null && !others.isEmpty()) refusal = HouseSay.skipPeople(others);
        return refusal == null ? new Ruling.Skips() : new Ruling.Refused(refusal);
    }

    private Ruling takeBack(Course course, int seat) {
        Say refusal = actRefusal(course, seat);
        if (refusal == null && room.takingBack() == HouseOptions.TakingBack.NEVER) refusal = HouseSay.takeBackNever();
        if (refusal != null) return new Ruling.Refused(refusal);
        TakeBacks.Free free = course.position().takeBack(seat);
        return free == null
                ? new Ruling.Refused(HouseSay.notFree())
                : new Ruling.Happens(new Act.TookBack(seat, free.to()));
    }

    /** What is free just happens; where only bots would have to agree, it does too. */
    private Ruling askBack(Course course, int seat) {
        Say refusal = actRefusal(course, seat);
        if (refusal == null) refusal = askRefusal(course, seat);
        if (refusal != null) return new Ruling.Refused(refusal);
        TakeBacks.Free free = course.position().takeBack(seat);
        if (free != null) return new Ruling.Happens(new Act.TookBack(seat, free.to()));
        Undoing undoing = course.undoing(seat);
        if (undoing == null) return new Ruling.Refused(HouseSay.takeBackNothing());
        Seats must = course.mustAgree(seat, undoing);
        return new Ruling.Happens(
                must.isEmpty()
                        ? new Act.WentBack(seat, undoing.to(), undoing.acted(), undoing.seen())
                        : new Act.AskedBack(seat, undoing.to(), must));
    }

    private @Nullable Say askRefusal(Course course, int seat) {
        return switch (room.takingBack()) {
            case NEVER -> HouseSay.takeBackNever();
            case FREE -> course.position().takeBack(seat) == null ? HouseSay.takeBackFreeOnly() : null;
            case ASK -> {
                if (course.undoing(seat) == null) yield HouseSay.takeBackNothing();
                yield course.letStand(seat) ? HouseSay.takeBackStands() : null;
            }
        };
    }

    /** One answer counts for everybody at the screen. */
    private static Ruling answerBack(Course course, Command.AnswerBack answer, Seats mine) {
        Asking asking = course.asking();
        boolean withdraws = asking != null && asking.seat() == answer.seat() && !answer.agree();
        if (asking == null || !(withdraws || asking.asks(answer.seat())))
            return new Ruling.Refused(HouseSay.takeBackNotAsked());
        if (withdraws) return new Ruling.Happens(new Act.Withdrew(asking.seat()));
        return new Ruling.Happens(answer.agree() ? asking.ifAgreed(mine) : new Act.LetStand(asking.seat()));
    }

    private Ruling sitIn(Course course, Request request, Command.SitIn in) {
        String table = room.row().id();
        String bot = room.house()
                .cast()
                .called(in.bot(), table, in.seat(), course.attendance().bots());
        if (bot == null) return new Ruling.Refused(HouseSay.botUnknown(in.bot()));
        return unless(sitInRefusal(course, request, in), new Act.BotSatIn(in.seat(), bot));
    }

    private @Nullable Say sitInRefusal(Course course, Request request, Command.SitIn in) {
        Seats mine = room.seatsOf(request.from());
        boolean beside = mine.count() > 1 && mine.has(in.seat());
        if (!beside && !room.isHost(request.from())) return HouseSay.hostOnly();
        if (room.row().isUnknown(in.seat())) return HouseSay.seatUnknown(in.seat());
        String guest = room.row().seats().get(in.seat()).guest();
        if (guest == null) return HouseSay.seatNotPerson();
        if (course.attendance().isGone(in.seat())) return HouseSay.seatGone();
        if (course.attendance().isAway(in.seat())) return null;
        if (course.isByDays()) return HouseSay.seatByDays();
        return room.audience().has(guest) ? HouseSay.seatPresent() : null;
    }

    private @Nullable Say pauseRefusal(Course course, Request request, boolean paused) {
        if (!room.isHost(request.from())) return HouseSay.hostOnly();
        if (course.attendance().asked() != null) return HouseSay.tableHeld();
        if (course.attendance().isPaused() == paused) return null;
        return paused ? HouseSay.tableNotPaused() : HouseSay.tablePaused();
    }
}

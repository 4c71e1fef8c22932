package boardroom.server.house;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.engine.Seats;

/** Every sentence the house itself says; the words stand in house/en.json. */
public final class HouseSay {
    private HouseSay() {}

    public static Say guestUnknown() {
        return Say.of("guest.unknown");
    }

    public static Say guestName(int longest) {
        return Say.of("guest.name").with("longest", longest);
    }

    public static Say guestNameUnseen() {
        return Say.of("guest.name-unseen");
    }

    public static Say guestNameHidden() {
        return Say.of("guest.name-hidden");
    }

    public static Say guestSecret() {
        return Say.of("guest.secret");
    }

    public static Say requestMalformed() {
        return Say.of("request.malformed");
    }

    public static Say requestUnknown() {
        return Say.of("request.unknown");
    }

    public static Say requestTooMany() {
        return Say.of("request.too-many");
    }

    public static Say requestTooLarge() {
        return Say.of("request.too-large");
    }

    public static Say requestFault() {
        return Say.of("request.fault");
    }

    public static Say nothingTaken() {
        return Say.of("house.nothing-taken");
    }

    public static Say otherName(String name) {
        return Say.of("house.other-name").with("name", new Arg.Text(name));
    }

    public static Say otherOrigin() {
        return Say.of("socket.other-origin");
    }

    public static Say socketOnly() {
        return Say.of("socket.only");
    }

    public static Say helloFirst() {
        return Say.of("socket.hello-first");
    }

    public static Say takenOver() {
        return Say.of("socket.taken-over");
    }

    public static Say shuttingDown() {
        return Say.of("socket.shutting-down");
    }

    public static Say tooManyCommands() {
        return Say.of("socket.too-many");
    }

    public static Say tooManyTablesOpen(int most) {
        return Say.of("socket.tables").with("most", most);
    }

    public static Say commandMalformed() {
        return Say.of("command.malformed");
    }

    public static Say commandUnclean() {
        return Say.of("command.unclean");
    }

    public static Say commandUnknown() {
        return Say.of("command.unknown");
    }

    public static Say commandIdUsed() {
        return Say.of("command.id-used");
    }

    public static Say gameUnknown(String game) {
        return Say.of("game.unknown", "game", Arg.of(game));
    }

    public static Say boxBroken(String problem) {
        return Say.of("box.broken", "problem", Arg.of(problem));
    }

    public static Say boxTooSlow() {
        return Say.of("box.too-slow");
    }

    public static Say boxTooHeavy() {
        return Say.of("box.too-heavy");
    }

    public static Say boxFails() {
        return Say.of("box.fails");
    }

    public static Say boxBusy() {
        return Say.of("box.busy");
    }

    public static Say botUnknown(String bot) {
        return Say.of("bot.unknown", "bot", Arg.of(bot));
    }

    public static Say tableUnknown() {
        return Say.of("table.unknown");
    }

    public static Say guideNone() {
        return Say.of("guide.none");
    }

    public static Say guideAlone() {
        return Say.of("guide.alone");
    }

    public static Say tablesPerGuest(int most) {
        return Say.of("table.too-many").with("most", most);
    }

    public static Say hostOnly() {
        return Say.of("table.host-only");
    }

    public static Say tableStarted() {
        return Say.of("table.started");
    }

    public static Say tableWaiting() {
        return Say.of("table.waiting");
    }

    public static Say tableOver() {
        return Say.of("table.over");
    }

    public static Say tableNotOver() {
        return Say.of("table.not-over");
    }

    public static Say tableUnreadable() {
        return Say.of("table.unreadable");
    }

    public static Say tableTooHeavy() {
        return Say.of("table.too-heavy");
    }

    public static Say tableStopped() {
        return Say.of("table.stopped");
    }

    public static Say tablePaused() {
        return Say.of("table.paused");
    }

    public static Say tableNotPaused() {
        return Say.of("table.not-paused");
    }

    public static Say seatsOpen(int open) {
        return Say.of("table.seats-open").with("open", open);
    }

    public static Say seatUnknown(int seat) {
        return Say.of("seat.unknown").with("seat", seat);
    }

    public static Say seatTaken() {
        return Say.of("seat.taken");
    }

    public static Say seatNone() {
        return Say.of("seat.none");
    }

    public static Say seatNotYours(int seat) {
        return Say.of("seat.not-yours").with("seat", seat);
    }

    public static Say seatOccupied() {
        return Say.of("seat.occupied");
    }

    public static Say seatPresent() {
        return Say.of("seat.present");
    }

    public static Say seatLeft() {
        return Say.of("seat.left");
    }

    public static Say seatNotLeft() {
        return Say.of("seat.not-left");
    }

    public static Say seatNotPerson() {
        return Say.of("seat.not-person");
    }

    public static Say decisionClosed() {
        return Say.of("move.closed");
    }

    public static Say practiceNone(String game) {
        return Say.of("practice.none", "game", Arg.of(game));
    }

    public static Say practiceLevel(int levels) {
        return Say.of("practice.level").with("levels", levels);
    }

    public static Say practiceSeed() {
        return Say.of("practice.seed");
    }

    public static Say practiceAnswer() {
        return Say.of("practice.answer");
    }

    public static Say moveMalformed() {
        return Say.of("move.malformed");
    }

    public static Say moveNotWhole() {
        return Say.of("move.not-whole");
    }

    public static Say moveNotNow() {
        return Say.of("move.not-now");
    }

    public static Say skipYours() {
        return Say.of("skip.yours");
    }

    public static Say skipPeople(Seats people) {
        return Say.of(
                "skip.people",
                "people",
                Arg.list(people.list().stream().map(Arg::seat).toList()));
    }

    public static Say adviceOff() {
        return Say.of("advice.off");
    }

    public static Say adviceBusy() {
        return Say.of("advice.busy");
    }

    public static Say notFree() {
        return Say.of("take-back.not-free");
    }
}

package boardroom.server.house;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.engine.Seats;

/** Every sentence the house itself says; the words stand in house/en.json. */
public final class HouseSay {
    private HouseSay() {}

    /** No entry of a journal that could be played on from. */
    public static Say momentUnknown(int number) {
        return Say.of("moment.unknown").with("number", number);
    }

    public static Say seatGone() {
        return Say.of("seat.gone");
    }

    public static Say seatNotGoneLong(int minutes) {
        return Say.of("seat.not-gone-long").with("minutes", minutes);
    }

    /** Whoever was here so many seconds ago may be back in a moment. */
    public static Say seatJustGone(int seconds) {
        return Say.of("seat.just-gone").with("seconds", seconds);
    }

    public static Say seatStandInOnly() {
        return Say.of("seat.stand-in-only");
    }

    public static Say seatHasStandIn() {
        return Say.of("seat.has-stand-in");
    }

    public static Say tableResumedLater(int minutes) {
        return Say.of("table.resumed-later").with("minutes", minutes);
    }

    public static Say noticeYourTurn(String game, String code) {
        return Say.of("notice.your-turn", "game", Arg.of(game)).with("code", Arg.of(code));
    }

    public static Say noticeReminder(int hours, String game, String code) {
        return Say.of("notice.reminder")
                .with("hours", hours)
                .with("game", Arg.of(game))
                .with("code", Arg.of(code));
    }

    public static Say noticeTableFull(String game, String code) {
        return Say.of("notice.table-full", "game", Arg.of(game)).with("code", Arg.of(code));
    }

    public static Say noticeGameOver(String game, String code) {
        return Say.of("notice.game-over", "game", Arg.of(game)).with("code", Arg.of(code));
    }

    public static Say noticeAskedBack(String name, String game, String code) {
        return Say.of("notice.asked-back", "name", Arg.of(name))
                .with("game", Arg.of(game))
                .with("code", Arg.of(code));
    }

    public static Say noticeTest() {
        return Say.of("notice.test");
    }

    /** An address to which the house sends nothing. */
    public static Say hookUrl() {
        return Say.of("hook.url");
    }

    public static Say hookInside() {
        return Say.of("hook.inside");
    }

    public static Say hookNone() {
        return Say.of("hook.none");
    }

    public static Say seatByDays() {
        return Say.of("seat.by-days");
    }

    public static Say seatNotAwaited() {
        return Say.of("seat.not-awaited");
    }

    public static Say hostNotOffered() {
        return Say.of("host.not-offered");
    }

    public static Say hostCannotHave() {
        return Say.of("host.cannot-have");
    }

    public static Say tableHeld() {
        return Say.of("table.held");
    }

    public static Say takeBackNever() {
        return Say.of("take-back.never");
    }

    public static Say takeBackFreeOnly() {
        return Say.of("take-back.free-only");
    }

    public static Say takeBackNothing() {
        return Say.of("take-back.nothing");
    }

    public static Say takeBackStands() {
        return Say.of("take-back.stands");
    }

    public static Say takeBackNotAsked() {
        return Say.of("take-back.not-asked");
    }

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

    /** Who had themselves forgotten. */
    public static Say somebody() {
        return Say.of("guest.somebody");
    }

    public static Say guestForgotten() {
        return Say.of("guest.forgotten");
    }

    /** This device was signed out from another one. */
    public static Say guestSignedOut() {
        return Say.of("guest.signed-out");
    }

    public static Say deviceUnknown() {
        return Say.of("device.unknown");
    }

    public static Say deviceCode() {
        return Say.of("device.code");
    }

    public static Say otherDevice() {
        return Say.of("device.other");
    }

    public static Say wordsUnknown() {
        return Say.of("words.unknown");
    }

    public static Say eyesUnknown(int lastSeat) {
        return Say.of("eyes.unknown").with("last", lastSeat);
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

    public static Say otherProtocol(int asked, int spoken) {
        return Say.of("socket.other-protocol").with("asked", asked).with("spoken", spoken);
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

    public static Say watchingOff() {
        return Say.of("table.watching-off");
    }

    public static Say tableDeleted() {
        return Say.of("table.deleted");
    }

    public static Say tableOthersHere() {
        return Say.of("table.others-here");
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

    public static Say seatNameTaken(String name) {
        return Say.of("seat.name-taken", "name", Arg.of(name));
    }

    public static Say seatNotInFront() {
        return Say.of("seat.not-in-front");
    }

    /** Where one person alone is at a screen there is nobody to hide from. */
    public static Say curtainNone() {
        return Say.of("curtain.none");
    }

    public static Say tableNotOpen() {
        return Say.of("table.not-open");
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

    public static Say talkClosed() {
        return Say.of("talk.closed");
    }

    public static Say talkEmpty() {
        return Say.of("talk.empty");
    }

    public static Say talkTooLong(int longest) {
        return Say.of("talk.too-long").with("longest", longest);
    }

    public static Say talkTooFast(int lines, int seconds) {
        return Say.of("talk.too-fast").with("lines", lines).with("seconds", seconds);
    }

    public static Say notFree() {
        return Say.of("take-back.not-free");
    }

    public static Say fileNotJson(int line, int column) {
        return Say.of("file.not-json").with("line", line).with("column", column);
    }

    public static Say fileForeign() {
        return Say.of("file.foreign");
    }

    public static Say fileVersion(int version, int known) {
        return Say.of("file.version").with("version", version).with("known", known);
    }

    /** {@code place}: like {@code journal[3].act}. */
    public static Say fileShape(String place) {
        return Say.of("file.shape", "place", Arg.of(place));
    }

    public static Say fileBusy() {
        return Say.of("file.busy");
    }

    public static Say fileTooSlow() {
        return Say.of("file.too-slow");
    }

    public static Say fileTooMany(int most) {
        return Say.of("file.too-many").with("most", most);
    }

    public static Say proofWhole() {
        return Say.of("proof.whole");
    }

    public static Say proofChanged() {
        return Say.of("proof.changed");
    }

    public static Say proofCommitment(String hash) {
        return Say.of("proof.commitment", "hash", Arg.of(hash));
    }

    public static Say proofOtherCommitment(String hash) {
        return Say.of("proof.other-commitment", "hash", Arg.of(hash));
    }

    public static Say proofNoCommitment() {
        return Say.of("proof.no-commitment");
    }

    public static Say proofGameUnknown(String game) {
        return Say.of("proof.game-unknown", "game", Arg.of(game));
    }

    public static Say proofOtherRules(int rules, int box, int ourRules, int ourBox) {
        return Say.of("proof.other-rules")
                .with("rules", rules)
                .with("box", box)
                .with("ourRules", ourRules)
                .with("ourBox", ourBox);
    }

    public static Say proofBox() {
        return Say.of("proof.box");
    }

    public static Say proofNoDeal() {
        return Say.of("proof.no-deal");
    }

    public static Say proofEntries(int count) {
        return Say.of("proof.entries").with("count", count);
    }

    public static Say proofEntryUnreadable(int number) {
        return Say.of("proof.entry-unreadable").with("number", number);
    }

    public static Say proofEntryFails(int number) {
        return Say.of("proof.entry-fails").with("number", number);
    }

    /** {@code why}: the sentence with which the game refuses the move. */
    public static Say proofRefused(int number, String why) {
        return Say.of("proof.refused").with("number", number).with("why", Arg.of(why));
    }

    public static Say proofHeld(int number) {
        return Say.of("proof.held").with("number", number);
    }

    public static Say proofUnknownSeat(int number) {
        return Say.of("proof.unknown-seat").with("number", number);
    }

    public static Say proofNothingToUndo(int number) {
        return Say.of("proof.nothing-to-undo").with("number", number);
    }

    public static Say proofGuess(int number) {
        return Say.of("proof.guess").with("number", number);
    }

    public static Say proofAfterTheEnd(int number) {
        return Say.of("proof.after-the-end").with("number", number);
    }

    public static Say proofNotOver() {
        return Say.of("proof.not-over");
    }

    public static Say proofCheckpoints(int count) {
        return Say.of("proof.checkpoints").with("count", count);
    }

    public static Say proofCheckpoint(int number) {
        return Say.of("proof.checkpoint").with("number", number);
    }

    public static Say proofResult() {
        return Say.of("proof.result");
    }

    public static Say proofOtherResult() {
        return Say.of("proof.other-result");
    }
}

package boardroom.server.house;

import boardroom.engine.Arg;
import boardroom.engine.Say;

/** What the house says at its door and about guests; the words of this and of all classes like it stand in house/en.json. */
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

    /** Who had themselves forgotten. */
    public static Say somebody() {
        return Say.of("guest.somebody");
    }

    /** This device was signed out from another one. */
    public static Say guestSignedOut() {
        return Say.of("guest.signed-out");
    }

    public static Say guestForgotten() {
        return Say.of("guest.forgotten");
    }

    public static Say deviceCode() {
        return Say.of("device.code");
    }

    public static Say deviceUnknown() {
        return Say.of("device.unknown");
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

    public static Say otherProtocol(int asked, int spoken) {
        return Say.of("socket.other-protocol").with("asked", asked).with("spoken", spoken);
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

    public static Say tableUnknown() {
        return Say.of("table.unknown");
    }
}

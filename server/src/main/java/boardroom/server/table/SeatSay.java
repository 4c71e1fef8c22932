package boardroom.server.table;

import boardroom.engine.Arg;
import boardroom.engine.Say;

/** What a table says about its seats and who sits there. */
public final class SeatSay {
    private SeatSay() {}

    public static Say otherDevice() {
        return Say.of("device.other");
    }

    public static Say unknown(int seat) {
        return Say.of("seat.unknown").with("seat", seat);
    }

    public static Say taken() {
        return Say.of("seat.taken");
    }

    public static Say none() {
        return Say.of("seat.none");
    }

    public static Say notYours(int seat) {
        return Say.of("seat.not-yours").with("seat", seat);
    }

    public static Say occupied() {
        return Say.of("seat.occupied");
    }

    public static Say nameTaken(String name) {
        return Say.of("seat.name-taken", "name", Arg.of(name));
    }

    public static Say notInFront() {
        return Say.of("seat.not-in-front");
    }

    /** Where one person alone is at a screen there is nobody to hide from. */
    public static Say curtainNone() {
        return Say.of("curtain.none");
    }

    public static Say present() {
        return Say.of("seat.present");
    }

    public static Say left() {
        return Say.of("seat.left");
    }

    public static Say notLeft() {
        return Say.of("seat.not-left");
    }

    public static Say notPerson() {
        return Say.of("seat.not-person");
    }

    public static Say gone() {
        return Say.of("seat.gone");
    }

    public static Say byDays() {
        return Say.of("seat.by-days");
    }

    /** Whoever was here so many seconds ago may be back in a moment. */
    public static Say justGone(int seconds) {
        return Say.of("seat.just-gone").with("seconds", seconds);
    }

    public static Say standInOnly() {
        return Say.of("seat.stand-in-only");
    }

    public static Say hasStandIn() {
        return Say.of("seat.has-stand-in");
    }

    public static Say notGoneLong(int minutes) {
        return Say.of("seat.not-gone-long").with("minutes", minutes);
    }

    public static Say notAwaited() {
        return Say.of("seat.not-awaited");
    }

    public static Say hostNotOffered() {
        return Say.of("host.not-offered");
    }

    public static Say hostCannotHave() {
        return Say.of("host.cannot-have");
    }
}

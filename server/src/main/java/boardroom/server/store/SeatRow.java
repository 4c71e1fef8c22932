package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Who has a seat: a guest, a bot, somebody of an imported game, or nobody.
 *
 * @param name what whoever sits there at the guest's screen, or sat there elsewhere, is called; {@code null}: it is the guest
 */
public record SeatRow(
        @Nullable String guest,
        @Nullable String bot,
        @Nullable String name) {
    public static final SeatRow OPEN = new SeatRow(null, null, null);

    public static SeatRow person(String guest) {
        return new SeatRow(guest, null, null);
    }

    /** Somebody of this name at the screen of a guest. */
    public static SeatRow beside(String guest, String name) {
        return new SeatRow(guest, null, name);
    }

    public static SeatRow bot(String bot) {
        return new SeatRow(null, bot, null);
    }

    /** Somebody of this name who played elsewhere: the seat is nobody's here. */
    public static SeatRow elsewhere(String name) {
        return new SeatRow(null, null, name);
    }

    public boolean isOpen() {
        return guest == null && bot == null && name == null;
    }

    /** The same without a name of its own. */
    SeatRow nameless() {
        return new SeatRow(guest, bot, null);
    }
}

package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/** Who has a seat: a guest, a bot, or nobody. */
public record SeatRow(@Nullable String guest, @Nullable String bot) {
    public static final SeatRow OPEN = new SeatRow(null, null);

    public static SeatRow person(String guest) {
        return new SeatRow(guest, null);
    }

    public static SeatRow bot(String bot) {
        return new SeatRow(null, bot);
    }

    public boolean isOpen() {
        return guest == null && bot == null;
    }
}

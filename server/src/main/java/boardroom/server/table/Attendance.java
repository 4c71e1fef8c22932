package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.server.store.SeatRow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who plays for each seat, as the journal tells: its person, or a bot; and whether the table is paused. */
final class Attendance {
    private final List<SeatRow> seats;
    private final boolean[] left;
    private final @Nullable String[] sittingIn;
    private boolean paused;

    Attendance(List<SeatRow> seats) {
        this.seats = seats;
        this.left = new boolean[seats.size()];
        this.sittingIn = new String[seats.size()];
    }

    void take(Act act) {
        switch (act) {
            case Act.PersonLeft gone -> left[gone.seat()] = true;
            case Act.BotSatIn in -> {
                left[in.seat()] = true;
                sittingIn[in.seat()] = in.bot();
            }
            case Act.PersonCameBack back -> {
                left[back.seat()] = false;
                sittingIn[back.seat()] = null;
            }
            case Act.Paused _ -> paused = true;
            case Act.Resumed _ -> paused = false;
            case Act.Moved _, Act.ClockRanOut _, Act.TookBack _ -> {}
        }
    }

    /** Whether the person of this seat has left it, or a bot plays in their place. */
    boolean isAway(int seat) {
        return left[seat];
    }

    /** The bot that plays for this seat; {@code null}: its person does. */
    @Nullable String bot(int seat) {
        String own = seats.get(seat).bot();
        return own != null ? own : sittingIn[seat];
    }

    /** The bots that play here. */
    List<String> bots() {
        List<String> bots = new ArrayList<>();
        for (int seat = 0; seat < left.length; seat++) {
            String bot = bot(seat);
            if (bot != null) bots.add(bot);
        }
        return bots;
    }

    boolean isPaused() {
        return paused;
    }
}

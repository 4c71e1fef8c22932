package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Seats;
import boardroom.server.store.SeatRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who plays for each seat, as the journal tells: its person, or a bot; and whether the table is paused. */
final class Attendance {
    private final List<SeatRow> seats;
    private final boolean[] left;
    private final @Nullable String[] sittingIn;
    private final boolean[] byChoice;
    private final boolean[] gone;
    private final boolean[] everAway;
    private boolean paused;
    private Act.@Nullable AskedBack asked;
    private Seats agreed = Seats.NONE;
    private final Set<Integer> stands = new HashSet<>();
    private final Set<Integer> withdrawn = new HashSet<>();

    Attendance(List<SeatRow> seats) {
        this.seats = seats;
        this.left = new boolean[seats.size()];
        this.sittingIn = new String[seats.size()];
        this.byChoice = new boolean[seats.size()];
        this.gone = new boolean[seats.size()];
        this.everAway = new boolean[seats.size()];
    }

    void take(Act act) {
        switch (act) {
            case Act.PersonLeft up -> {
                left[up.seat()] = true;
                byChoice[up.seat()] = true;
                everAway[up.seat()] = true;
            }
            case Act.BotSatIn in -> sitIn(in.seat(), in.bot());
            case Act.Resigned up -> giveUp(up.seat(), up.bot());
            case Act.Removed out -> giveUp(out.seat(), out.bot());
            case Act.PersonCameBack back -> {
                left[back.seat()] = false;
                byChoice[back.seat()] = false;
                sittingIn[back.seat()] = null;
            }
            case Act.Paused _ -> paused = true;
            case Act.Resumed _ -> paused = false;
            case Act.AskedBack asks -> {
                asked = asks;
                agreed = Seats.NONE;
            }
            case Act.Agreed more -> agreed = agreed.or(more.seats());
            case Act.LetStand _ -> {
                if (asked != null) stands.add(asked.to());
                asked = null;
            }
            case Act.Withdrew _ -> {
                if (asked != null && !withdrawn.add(asked.to())) stands.add(asked.to());
                asked = null;
            }
            case Act.WentBack _ -> asked = null;
            case Act.Moved _, Act.ClockRanOut _, Act.TookBack _, Act.Reshuffled _ -> {}
        }
    }

    private void sitIn(int seat, String bot) {
        left[seat] = true;
        everAway[seat] = true;
        sittingIn[seat] = bot;
    }

    private void giveUp(int seat, String bot) {
        sitIn(seat, bot);
        gone[seat] = true;
    }

    /** Whether the person of this seat has resigned or was removed: a bot has it for good. */
    boolean isGone(int seat) {
        return gone[seat];
    }

    /** Whether a bot sits in for somebody who did not get up themselves: it gives the seat back as soon as they are here. */
    boolean isKeptWarm(int seat) {
        return sittingIn[seat] != null && !byChoice[seat] && !gone[seat];
    }

    /** Whether the person of this seat has left it, or a bot plays in their place. */
    boolean isAway(int seat) {
        return left[seat];
    }

    /** Whether the person of this seat was ever away. */
    boolean wasEverAway(int seat) {
        return everAway[seat];
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

    /** What a seat has asked the others to take back; {@code null}: nothing. */
    Act.@Nullable AskedBack asked() {
        return asked;
    }

    /** Who has agreed to it. */
    Seats agreed() {
        return agreed;
    }

    /** Whether the move after this number stands: the others said so, or it was asked about and withdrawn twice. */
    boolean isLetStand(int before) {
        return stands.contains(before);
    }

    /** Whether nothing may happen: the table is paused, or held until it is known whether it goes back. */
    boolean isHeld() {
        return paused || asked != null;
    }
}

package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** 4.8 and section 6: only when every seat has had the same number of turns. */
public final class RoundCheck {

    /** Whether it is over; if not, the next round begins. */
    public boolean endsTheGame(StartupState r, Events events) {
        write(r);
        if (events.listening()) events.tell(new StartupEvent.RoundEnded(r.round));
        int best = Arrays.stream(r.points).max().orElse(0);
        boolean reached = best >= r.terms.goal();
        r.tied = reached && isShared(r.points, best);
        if ((reached && !r.tied) || r.round >= r.terms.roundLimit()) {
            r.stage = Stage.END;
            if (events.listening()) tellEnd(r, best, events);
            return true;
        }
        if (r.tied && events.listening()) events.tell(new StartupEvent.Tie(r.round, best));
        r.round++;
        return false;
    }

    /** The score sheet gets its line. */
    private static void write(StartupState r) {
        int written = r.sheet.length;
        r.sheet = Arrays.copyOf(r.sheet, written + r.points.length);
        System.arraycopy(r.points, 0, r.sheet, written, r.points.length);
    }

    private static boolean isShared(int[] points, int best) {
        int holders = 0;
        for (int each : points) if (each == best) holders++;
        return holders > 1;
    }

    private static void tellEnd(StartupState r, int best, Events events) {
        List<Arg.Seat> winners = new ArrayList<>();
        int[] ranks = Ranking.of(r);
        for (int seat = 0; seat < r.seats(); seat++) if (ranks[seat] == 1) winners.add(new Arg.Seat(seat));
        events.tell(new StartupEvent.GameEnded(winners, best, r.round));
    }
}

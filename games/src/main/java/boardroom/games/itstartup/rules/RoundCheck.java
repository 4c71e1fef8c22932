package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** 4.8 and section 6: only when every seat has had the same number of turns. */
public final class RoundCheck implements Silent<StartupState, StartupMove> {
    @Override
    public void open(StartupState s, Events events) {
        write(s);
        events.tell(new StartupEvent.RoundEnded(s.round));
        int best = best(s.points);
        boolean reached = best >= s.terms.goal();
        s.tied = reached && isShared(s.points, best);
        s.finished = (reached && !s.tied) || s.round >= s.terms.roundLimit();
        if (s.finished) {
            events.tell(() -> new StartupEvent.GameEnded(winners(s), best, s.round));
            if (isShared(s.points, best))
                events.tell(() -> new StartupEvent.TieBroken(winners(s), best, Ranking.decidedBy(s)));
            return;
        }
        if (s.tied) {
            int round = s.round;
            events.tell(() -> new StartupEvent.Tie(round, best, level(s, best)));
        }
        s.round++;
    }

    /** The score sheet gets its line. */
    private static void write(StartupState s) {
        int written = s.sheet.length;
        s.sheet = Arrays.copyOf(s.sheet, written + s.points.length);
        System.arraycopy(s.points, 0, s.sheet, written, s.points.length);
    }

    private static int best(int[] points) {
        int best = 0;
        for (int each : points) best = Math.max(best, each);
        return best;
    }

    private static boolean isShared(int[] points, int best) {
        int holders = 0;
        for (int each : points) if (each == best) holders++;
        return holders > 1;
    }

    private static List<Arg.Seat> level(StartupState s, int best) {
        List<Arg.Seat> seats = new ArrayList<>();
        for (Office office : s.offices) if (s.pointsOf(office.seat) == best) seats.add(new Arg.Seat(office.seat));
        return seats;
    }

    private static List<Arg.Seat> winners(StartupState s) {
        return Ranking.winners(s).list().stream().map(Arg.Seat::new).toList();
    }
}

package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Section 4, secret choices: a team that has chosen owes nothing more but may choose again as long as another team
 * still owes; the last choice to come in reveals all.
 */
abstract class SecretChoice implements EsopPhase {

    /** The seats that have a choice here, as a mask. */
    abstract int choosers(Market m);

    /** Why this team can't choose this, apart from whether it may choose at all. */
    abstract @Nullable Say refuseChoice(Market m, Team team, EsopMove move);

    /** What the clock chooses (4.8). */
    abstract EsopMove fallback(Market m, Team team);

    /** All choices are in. */
    abstract void reveal(Market m, Events events);

    @Override
    public Seats owes(Market m) {
        int owing = choosers(m);
        for (Team team : m.teams) if (team.sealed != null) owing &= ~(1 << team.seat);
        return Seats.ofMask(owing);
    }

    @Override
    public Seats may(Market m) {
        return Seats.ofMask(choosers(m));
    }

    /** Lists a choice, unless it is the one already made. */
    static void offer(Market m, int seat, EsopMove choice, Consumer<? super EsopMove> out) {
        if (!choice.equals(m.teams[seat].sealed)) out.accept(choice);
    }

    @Override
    public @Nullable Say refusal(Market m, int seat, EsopMove move) {
        if (!m.isSeat(seat)) return Refusals.noSeat();
        if (move instanceof EsopMove.Timeout) return Refusals.onlyTheClock();
        Team team = m.teams[seat];
        if (team.disqualified) return Refusals.disqualified();
        return refuseChoice(m, team, move);
    }

    @Override
    public void play(Market m, int seat, EsopMove move, Events events) {
        Team team = m.teams[seat];
        boolean first = team.sealed == null;
        boolean late = move instanceof EsopMove.Timeout;
        team.sealed = late ? fallback(m, team) : move;
        if (first && events.listening()) {
            Arg.Seat chooser = new Arg.Seat(seat);
            events.tell(late ? new EsopEvent.TimedOut(chooser) : new EsopEvent.ChoiceMade(chooser));
        }
        if (!owes(m).isEmpty()) return;
        m.pauses = 0;
        reveal(m, events);
        for (Team each : m.teams) each.sealed = null;
    }

    @Override
    public EsopMove timeout(Market m, int seat) {
        return EsopMove.Timeout.NOW;
    }

    @Override
    public boolean takesBack(Market m, int seat, EsopMove move) {
        return true;
    }
}

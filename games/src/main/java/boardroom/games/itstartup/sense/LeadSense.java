package boardroom.games.itstartup.sense;

import boardroom.engine.Events;
import boardroom.engine.phases.Phase;
import boardroom.engine.phases.Sense;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;

/** Section 10 A move is as good as it improves the lead. */
abstract class LeadSense<M extends StartupMove> implements Sense<StartupState, M> {
    private final Phase<StartupState, M> phase;
    private final Lead lead;

    LeadSense(Phase<StartupState, M> phase, Lead lead) {
        this.phase = phase;
        this.lead = lead;
    }

    @Override
    public void scores(StartupState s, int seat, List<? extends M> moves, double[] out) {
        Lead.Ahead ahead = lead.seenBy(s, seat);
        double now = ahead.of(s);
        for (int i = 0; i < moves.size(); i++) out[i] = after(s, seat, moves.get(i), ahead, now) - now;
    }

    /** The lead after a move. */
    double after(StartupState s, int seat, M move, Lead.Ahead ahead, double now) {
        StartupState after = s.copy();
        phase.play(after, seat, move, Events.NONE);
        return ahead.of(after);
    }

    /** A card that waits for its answer is not in the position yet, and who is halfway through a turn has spent and not scored. */
    @Override
    public boolean isQuiet(StartupState s) {
        return !s.isAnswerAwaited() && s.actions == 0;
    }
}

package boardroom.games.itstartup.sense;

import boardroom.engine.phases.Phase;
import boardroom.engine.phases.Sense;
import boardroom.games.itstartup.rules.Effects;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;

/** Section 10 A move is as good as it improves the lead, if nobody answers it. */
public class LeadSense<M extends StartupMove> implements Sense<StartupState, M> {
    private final Phase<StartupState, M> phase;
    private final Effects effects;
    private final Lead lead;

    public LeadSense(Phase<StartupState, M> phase, Effects effects, Lead lead) {
        this.phase = phase;
        this.effects = effects;
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
        return ahead.of(effects.unanswered(phase, s, seat, move));
    }

    /** A card that waits for its answer is not in the position yet. */
    @Override
    public boolean isQuiet(StartupState s) {
        return !s.isAnswerAwaited();
    }
}

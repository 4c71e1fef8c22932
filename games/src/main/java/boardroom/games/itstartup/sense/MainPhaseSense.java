package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.StartupMove.EndTurn;
import boardroom.games.itstartup.rules.StartupMove.TurnMove;
import boardroom.games.itstartup.rules.StartupMove.UseAbility;
import boardroom.games.itstartup.rules.StartupState;

/** Section 10 Ending the turn is the measure: everything else is better or worse than it, if nobody answers. */
final class MainPhaseSense extends LeadSense<TurnMove> {
    private final MainPhase phase;

    MainPhaseSense(MainPhase phase, Lead lead) {
        super(phase, lead);
        this.phase = phase;
    }

    @Override
    double after(StartupState s, int seat, TurnMove move, Lead.Ahead ahead, double now) {
        return switch (move) {
            case EndTurn _ -> now;
            // Half of each face of the coin.
            case UseAbility use ->
                (ahead.of(phase.afterCoin(s, use, true)) + ahead.of(phase.afterCoin(s, use, false))) / 2;
            default -> ahead.of(phase.unanswered(s, seat, move));
        };
    }
}

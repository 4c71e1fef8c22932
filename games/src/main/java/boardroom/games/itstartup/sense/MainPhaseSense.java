package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.StartupMove.BuyCard;
import boardroom.games.itstartup.rules.StartupMove.EndTurn;
import boardroom.games.itstartup.rules.StartupMove.SellCard;
import boardroom.games.itstartup.rules.StartupMove.TurnMove;
import boardroom.games.itstartup.rules.StartupMove.UseAbility;
import boardroom.games.itstartup.rules.StartupState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 10 Ending the turn is the measure: everything else is better or worse than it, if nobody answers. */
final class MainPhaseSense extends LeadSense<TurnMove> {
    private final MainPhase phase;
    private final Lead lead;
    private final TurnReasons reasons;

    MainPhaseSense(MainPhase phase, Lead lead, TurnReasons reasons) {
        super(phase, lead);
        this.phase = phase;
        this.lead = lead;
        this.reasons = reasons;
    }

    @Override
    public @Nullable StartupReason reason(StartupState s, int seat, TurnMove move) {
        return reasons.of(s, move, nothingBetter(s, seat));
    }

    /** Whether nothing that can be played brings more than it costs: selling and buying aside. */
    private boolean nothingBetter(StartupState s, int seat) {
        Lead.Ahead ahead = lead.seenBy(s, seat);
        double now = ahead.of(s);
        List<TurnMove> moves = new ArrayList<>();
        phase.moves(s, seat, moves::add);
        for (TurnMove move : moves) {
            boolean isPlay = !(move instanceof SellCard) && !(move instanceof BuyCard);
            if (isPlay && after(s, seat, move, ahead, now) > now) return false;
        }
        return true;
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

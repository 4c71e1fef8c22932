package boardroom.games.shipit.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipit.rules.EventPhase;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.List;

/** How a company stands after its answer. */
public record EventSense(EventPhase phase, CompanyWorth worth) implements Sense<ShipState, ShipMove.Respond> {
    @Override
    public void scores(ShipState s, int seat, List<? extends ShipMove.Respond> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = worth.points(s, phase.after(s, seat, moves.get(i)));
    }

    /** Before anybody has answered. */
    @Override
    public boolean isQuiet(ShipState s) {
        for (int seat = 0; seat < s.seats(); seat++) if (phase.hasChosen(s, seat)) return false;
        return true;
    }
}

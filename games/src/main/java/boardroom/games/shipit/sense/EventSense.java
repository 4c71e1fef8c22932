package boardroom.games.shipit.sense;

import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.EventPhase;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a company stands after its answer. */
public record EventSense(EventPhase phase, CompanyWorth worth) implements Sense<ShipState, ShipMove.Respond> {
    @Override
    public void scores(ShipState s, int seat, List<? extends ShipMove.Respond> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = worth.points(s, phase.after(s, seat, moves.get(i)));
    }

    /** What the mild version saves, against its price. */
    @Override
    public @Nullable Sentence reason(ShipState s, int seat, ShipMove.Respond move) {
        Company paid = phase.after(s, seat, ShipMove.Respond.PAY);
        Company hit = phase.after(s, seat, ShipMove.Respond.REFUSE);
        int price = hit.money - paid.money;
        boolean isWorthIt = worth.points(s, paid) > worth.points(s, hit);
        if (isWorthIt != move.pay() || price <= 0) return null;
        int points = worth.score(s, paid) - worth.score(s, hit);
        return move.pay() ? new Reason.Soften(s.event(), points, price) : new Reason.TakeIt(s.event(), points, price);
    }

    /** Before anybody has answered. */
    @Override
    public boolean isQuiet(ShipState s) {
        for (int seat = 0; seat < s.seats(); seat++) if (phase.hasChosen(s, seat)) return false;
        return true;
    }
}

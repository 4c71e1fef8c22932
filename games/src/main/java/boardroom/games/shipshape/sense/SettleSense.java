package boardroom.games.shipshape.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.List;

/** Keep the supplies that are worth most to this firm, and the largest fleet; in the end only the fleet breaks ties. */
record SettleSense(Judgement judge) implements Sense<ShipShapeState, Settle> {

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Settle> moves, double[] out) {
        Position now = judge.at(s);
        Firm firm = s.firms[seat];
        for (int i = 0; i < moves.size(); i++) {
            out[i] = 0;
            for (SupplyInPlay supply : firm.supplies)
                if (moves.get(i).keep().contains(supply.card().id())) out[i] += now.value(firm, supply.card());
            for (TransportInPlay each : firm.transports)
                if (moves.get(i).maintain().contains(each.card().id()))
                    out[i] += s.week < s.terms.weeks()
                            ? each.card().capacity()
                            : each.card().maintenance().count();
        }
    }
}

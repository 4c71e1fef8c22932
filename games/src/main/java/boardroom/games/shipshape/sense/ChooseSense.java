package boardroom.games.shipshape.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import java.util.List;

/** The counter-offer that helps most, if one helps at all. */
record ChooseSense(Judgement judge, After after) implements Sense<ShipShapeState, Choose> {

    @Override
    public void scores(ShipShapeState s, int seat, List<? extends Choose> moves, double[] out) {
        Position now = judge.at(s);
        Talk talk = s.talk();
        for (int i = 0; i < moves.size(); i++) {
            Integer with = moves.get(i).seat();
            Swap terms = with == null || talk == null ? null : talk.offer().counterOf(with);
            out[i] = terms == null || with == null
                    ? 0
                    : now.then(after.trade(s, with, seat, terms)).worth(seat) - now.worth(seat);
        }
    }

    @Override
    public boolean isQuiet(ShipShapeState s) {
        return false;
    }
}

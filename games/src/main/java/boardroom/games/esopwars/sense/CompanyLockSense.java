package boardroom.games.esopwars.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.esopwars.rules.CompanyLock;
import boardroom.games.esopwars.rules.EsopMove.Lock;
import boardroom.games.esopwars.rules.EsopState;
import java.util.List;

/** How good a company looks, before anybody is hired. */
record CompanyLockSense(HandWorth worth) implements Sense<EsopState, Lock> {

    @Override
    public void scores(EsopState s, int seat, List<? extends Lock> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = worth.of(CompanyLock.company(s.teams[seat], moves.get(i)));
    }

    @Override
    public boolean isQuiet(EsopState s) {
        return false;
    }
}

package boardroom.games.esopwars.sense;

import boardroom.engine.Piles;
import boardroom.engine.phases.Sense;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Team;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.3: drop by the markets that are left, not by the price paid: keep the people who grow most together. */
record DropsSense(MeanGrowth growth, DropReasons reasons) implements Sense<EsopState, Drop> {

    @Override
    public void scores(EsopState s, int seat, List<? extends Drop> moves, double[] out) {
        Team team = s.teams[seat];
        Company company = Company.of(team);
        for (int i = 0; i < moves.size(); i++) {
            int desk = team.desk(moves.get(i).employee());
            out[i] = growth.of(s, company, Piles.without(team.hires, desk));
        }
    }

    @Override
    public @Nullable EsopReason reason(EsopState s, int seat, Drop move) {
        Team team = s.teams[seat];
        return reasons.of(s, team, team.desk(move.employee()));
    }
}

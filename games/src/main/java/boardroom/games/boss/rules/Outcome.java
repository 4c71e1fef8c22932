package boardroom.games.boss.rules;

import boardroom.engine.Ranking;
import boardroom.engine.Result;

/** Section 6: final VP, ties, and how it is told. */
public final class Outcome {
    private final SharedRules rules;

    public Outcome(SharedRules rules) {
        this.rules = rules;
    }

    public Ranking ranking(BossState s) {
        return Ranking.of(s.seats(), seat -> s.companies[seat].vp);
    }

    public Result result(BossState s) {
        return ranking(s).result();
    }
}

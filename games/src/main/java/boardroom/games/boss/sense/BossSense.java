package boardroom.games.boss.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.SharedRules;

/** How a good player thinks (section 10), made once for a box. */
public final class BossSense {
    public BossSense(SharedRules rules) {}

    /** For every phase. */
    public Sense<BossState, BossMove> any() {
        return (_, _, _, _) -> {};
    }
}

package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.phases.Silent;

/** 4.7.8: events end, the game may be over, the marker passes on. */
public final class RoundEnd implements Silent<BossState, BossMove> {
    private final SharedRules rules;

    public RoundEnd(SharedRules rules) {
        this.rules = rules;
    }

    @Override
    public void open(BossState s, Events events) {}
}

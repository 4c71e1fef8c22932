package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.phases.Silent;

/** 4.0 Start of round: each company takes T equal to its capacity track. */
public final class RoundStart implements Silent<BossState, BossMove> {
    private final SharedRules rules;

    public RoundStart(SharedRules rules) {
        this.rules = rules;
    }

    @Override
    public void open(BossState s, Events events) {}
}

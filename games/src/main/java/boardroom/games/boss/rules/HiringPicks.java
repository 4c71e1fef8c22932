package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.boss.rules.BossMove.HiringPick;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1.4 to 4.1.7 Hiring: people are picked one by one, and the T bids are settled. */
public final class HiringPicks implements Turn<BossState, HiringPick> {
    private final SharedRules rules;

    public HiringPicks(SharedRules rules) {
        this.rules = rules;
    }

    @Override
    public int decider(BossState s) {
        return NOBODY;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super HiringPick> out) {}

    @Override
    public @Nullable Refusal refuse(BossState s, HiringPick move) {
        return null;
    }

    @Override
    public void play(BossState s, int seat, HiringPick move, Events events) {}

    @Override
    public void timeout(BossState s, int seat, Events events) {}
}

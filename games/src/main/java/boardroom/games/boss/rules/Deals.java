package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.boss.rules.BossMove.Dealing;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 8.4 and 8.5: the Deals window after the Event phase. */
public final class Deals implements Together<BossState, Dealing> {
    private final SharedRules rules;

    public Deals(SharedRules rules) {
        this.rules = rules;
    }

    @Override
    public boolean isDeciding(BossState s, int seat) {
        return false;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super Dealing> out) {}

    @Override
    public @Nullable Refusal refuse(BossState s, int seat, Dealing move) {
        return null;
    }

    @Override
    public void play(BossState s, int seat, Dealing move, Events events) {}

    @Override
    public void timeout(BossState s, int seat, Events events) {}
}

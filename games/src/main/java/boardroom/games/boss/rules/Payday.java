package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.boss.rules.BossMove.PayOrder;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.7 Payday: fund, income and salaries; who is short says who is paid first. */
public final class Payday implements Together<BossState, PayOrder> {
    private final SharedRules rules;

    public Payday(SharedRules rules) {
        this.rules = rules;
    }

    @Override
    public boolean isDeciding(BossState s, int seat) {
        return false;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super PayOrder> out) {}

    @Override
    public @Nullable Refusal refuse(BossState s, int seat, PayOrder move) {
        return null;
    }

    @Override
    public void play(BossState s, int seat, PayOrder move, Events events) {}

    @Override
    public void timeout(BossState s, int seat, Events events) {}
}

package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.boss.rules.BossMove.Edit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.2 Organisation: all redraw their charts at once and in secret; then they are resolved together. */
public final class Organisation implements Together<BossState, Edit> {
    private final SharedRules rules;

    public Organisation(SharedRules rules) {
        this.rules = rules;
    }

    @Override
    public boolean isDeciding(BossState s, int seat) {
        return false;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super Edit> out) {}

    @Override
    public @Nullable Refusal refuse(BossState s, int seat, Edit move) {
        return null;
    }

    @Override
    public void play(BossState s, int seat, Edit move, Events events) {}

    @Override
    public void timeout(BossState s, int seat, Events events) {}
}

package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.boss.rules.BossMove.IssueAnswer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.6 Issue: cracks attract trouble, which each company answers for itself. */
public final class IssuePhase implements Together<BossState, IssueAnswer> {
    private final SharedRules rules;

    public IssuePhase(SharedRules rules) {
        this.rules = rules;
    }

    @Override
    public boolean isDeciding(BossState s, int seat) {
        return false;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super IssueAnswer> out) {}

    @Override
    public @Nullable Refusal refuse(BossState s, int seat, IssueAnswer move) {
        return null;
    }

    @Override
    public void play(BossState s, int seat, IssueAnswer move, Events events) {}

    @Override
    public void timeout(BossState s, int seat, Events events) {}
}

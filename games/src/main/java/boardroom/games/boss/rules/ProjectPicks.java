package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.4 and 4.4.5 Project: projects are picked one by one. */
public final class ProjectPicks implements Turn<BossState, ProjectPick> {
    private final SharedRules rules;

    public ProjectPicks(SharedRules rules) {
        this.rules = rules;
    }

    @Override
    public int decider(BossState s) {
        return NOBODY;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super ProjectPick> out) {}

    @Override
    public @Nullable Refusal refuse(BossState s, ProjectPick move) {
        return null;
    }

    @Override
    public void play(BossState s, int seat, ProjectPick move, Events events) {}

    @Override
    public void timeout(BossState s, int seat, Events events) {}
}

package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.SealedChoice;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.1 to 4.4.3 Project: projects are drawn, and all bid in secret. */
public final class ProjectBids extends SealedChoice<BossState, ProjectBid> {
    private final SharedRules rules;

    public ProjectBids(SharedRules rules) {
        super(rules.box().clocksSeconds().projectBid());
        this.rules = rules;
    }

    @Override
    protected Seats choosers(BossState s) {
        return Seats.NONE;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super ProjectBid> out) {}

    @Override
    public @Nullable Refusal refusal(BossState s, int seat, ProjectBid move) {
        return null;
    }

    @Override
    protected void reveal(BossState s, Events events) {}
}

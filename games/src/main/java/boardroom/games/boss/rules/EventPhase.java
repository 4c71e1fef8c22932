package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.SealedChoice;
import boardroom.games.boss.rules.BossMove.EventChoice;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3 Event: one card for all; some leave a choice, made in secret. */
public final class EventPhase extends SealedChoice<BossState, EventChoice> {
    private final SharedRules rules;

    public EventPhase(SharedRules rules) {
        super(rules.box().clocksSeconds().eventChoice());
        this.rules = rules;
    }

    @Override
    protected Seats choosers(BossState s) {
        return Seats.NONE;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super EventChoice> out) {}

    @Override
    public @Nullable Refusal refusal(BossState s, int seat, EventChoice move) {
        return null;
    }

    @Override
    protected void reveal(BossState s, Events events) {}
}

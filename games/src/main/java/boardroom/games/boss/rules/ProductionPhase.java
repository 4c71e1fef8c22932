package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.SealedChoice;
import boardroom.games.boss.rules.BossMove.Production;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.5 Production: all plan in secret what is run, caught up and held. */
public final class ProductionPhase extends SealedChoice<BossState, Production> {
    private final SharedRules rules;

    public ProductionPhase(SharedRules rules) {
        super(rules.box().clocksSeconds().production());
        this.rules = rules;
    }

    @Override
    protected Seats choosers(BossState s) {
        return Seats.NONE;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super Production> out) {}

    @Override
    public @Nullable Refusal refusal(BossState s, int seat, Production move) {
        return null;
    }

    @Override
    protected void reveal(BossState s, Events events) {}
}

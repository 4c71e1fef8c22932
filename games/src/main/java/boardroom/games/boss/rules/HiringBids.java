package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.SealedChoice;
import boardroom.games.boss.rules.BossMove.HiringBid;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1.1 to 4.1.3 Hiring: people are drawn, and all bid in secret; the $ are turned over together. */
public final class HiringBids extends SealedChoice<BossState, HiringBid> {
    private final SharedRules rules;

    public HiringBids(SharedRules rules) {
        super(rules.box().clocksSeconds().hiringBid());
        this.rules = rules;
    }

    @Override
    protected Seats choosers(BossState s) {
        return Seats.NONE;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super HiringBid> out) {}

    @Override
    public @Nullable Refusal refusal(BossState s, int seat, HiringBid move) {
        return null;
    }

    @Override
    protected void reveal(BossState s, Events events) {}
}

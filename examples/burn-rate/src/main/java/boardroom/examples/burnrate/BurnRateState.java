package boardroom.examples.burnrate;

import boardroom.engine.Deal;
import boardroom.engine.Rng;
import boardroom.engine.phases.PhasedState;
import boardroom.examples.burnrate.BurnRateBox.EventCard;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** All there is to know about one play. */
final class BurnRateState extends PhasedState<BurnRateState, Budget> {
    final int months;
    int[] money;
    int[] users;
    Rng luck;

    @Nullable EventCard event;

    BurnRateState(BurnRateBox box, Deal deal) {
        super(deal.seats());
        this.months = deal.options().number("months");
        this.money = new int[deal.seats()];
        this.users = new int[deal.seats()];
        this.luck = Rng.stream(deal.seed(), "events");
        Arrays.fill(money, box.startMoney());
    }

    @Override
    protected void separate() {
        money = money.clone();
        users = users.clone();
        luck = luck.copy();
    }
}

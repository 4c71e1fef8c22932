package boardroom.examples.burnrate;

import boardroom.engine.Deal;
import boardroom.engine.GameShelf;
import boardroom.engine.GameTypes;
import boardroom.engine.KnownOptions;
import boardroom.engine.Piles;
import boardroom.engine.PublicView;
import boardroom.engine.Ranking;
import boardroom.engine.Rng;
import boardroom.engine.Title;
import boardroom.engine.phases.OwnChoice;
import boardroom.engine.phases.PhasedGame;
import java.util.List;

/** The table of contents: the phases of a month and what comes after them, what is seen, and who wins. */
public final class BurnRate extends PhasedGame<BurnRateState, Budget> {
    private static final int RULES_VERSION = 1;
    private static final GameTypes<BurnRateState, Budget> TYPES = new GameTypes<>(
            BurnRateState.class, Budget.class, BurnRateEvent.class, BurnRateView.class, OwnChoice.class);

    private final BurnRateBox box;

    BurnRate(BurnRateBox box) {
        new KnownOptions().values("months", 4, 6, 8).check(box);
        Month month = new Month(box);
        super(
                box,
                RULES_VERSION,
                TYPES,
                List.of(
                        phase("budgets", "4.1", Budget.class, month, _ -> month::ask, _ -> Month::scores),
                        silent("earning", "4.2", Budget.class, month::earn),
                        silent("event", "4.3", Budget.class, month::drawEvent)));
        this.box = box;
    }

    @Override
    protected BurnRateState setUp(Deal deal) {
        return new BurnRateState(box, deal);
    }

    @Override
    protected int rounds(BurnRateState s) {
        return s.months;
    }

    /** 6 Most users win; tie: more money. */
    @Override
    protected Ranking ranking(BurnRateState s) {
        return Ranking.of(s.seats(), seat -> s.users[seat], seat -> s.money[seat]);
    }

    /** Nobody knows which event will be drawn. */
    @Override
    protected void guess(BurnRateState s, int seat, Rng rng) {
        s.luck = new Rng(rng.nextLong());
    }

    @Override
    public PublicView publicView(BurnRateState s) {
        return new BurnRateView(Piles.list(s.users), Piles.list(s.money), s.event == null ? null : s.event.id());
    }

    /** Where the engine finds it. */
    @GameShelf.Example
    public static final class Shelf implements GameShelf {
        @Override
        public List<Title> titles() {
            return List.of(Title.of("burn-rate", BurnRateBox.class, BurnRate::new));
        }
    }
}

package boardroom.examples.burnrate;

import boardroom.engine.BoxReader;
import boardroom.engine.Game;
import boardroom.engine.contract.GameContract;
import java.util.List;

/** Burn Rate keeps the contract of every game. */
class BurnRateContractTest extends GameContract<BurnRateState, Budget> {
    private static final BurnRate GAME =
            new BurnRate(BoxReader.read(BoxReader.shipped("burn-rate"), BurnRateBox.class));

    @Override
    protected Game<BurnRateState, Budget> game() {
        return GAME;
    }

    /** No card ever moves: events are drawn by chance. */
    @Override
    protected List<String> cards(BurnRateState s) {
        return List.of();
    }
}

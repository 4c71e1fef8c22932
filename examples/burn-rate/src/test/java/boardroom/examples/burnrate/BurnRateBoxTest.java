package boardroom.examples.burnrate;

import boardroom.engine.Title;
import boardroom.engine.contract.BoxContract;

class BurnRateBoxTest extends BoxContract {
    @Override
    protected Title title() {
        return new BurnRate.Shelf().titles().getFirst();
    }
}

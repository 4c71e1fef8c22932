package boardroom.games.shipit;

import boardroom.engine.Title;
import boardroom.engine.contract.BoxContract;

class ShipItBoxTest extends BoxContract {
    @Override
    protected Title title() {
        return ShipIt.TITLE;
    }
}

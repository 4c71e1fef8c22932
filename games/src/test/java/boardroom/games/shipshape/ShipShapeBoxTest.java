package boardroom.games.shipshape;

import boardroom.engine.Title;
import boardroom.engine.contract.BoxContract;

class ShipShapeBoxTest extends BoxContract {
    @Override
    protected Title title() {
        return ShipShape.TITLE;
    }
}

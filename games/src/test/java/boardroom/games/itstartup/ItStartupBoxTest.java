package boardroom.games.itstartup;

import boardroom.engine.Title;
import boardroom.engine.contract.BoxContract;

class ItStartupBoxTest extends BoxContract {
    @Override
    protected Title title() {
        return ItStartup.TITLE;
    }
}

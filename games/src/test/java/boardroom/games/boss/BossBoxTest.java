package boardroom.games.boss;

import boardroom.engine.Title;
import boardroom.engine.contract.BoxContract;

class BossBoxTest extends BoxContract {
    @Override
    protected Title title() {
        return Boss.TITLE;
    }
}

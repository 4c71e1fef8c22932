package boardroom.games.esopwars;

import boardroom.engine.Title;
import boardroom.engine.contract.BoxContract;
import boardroom.games.esopwars.box.EsopBox;

class EsopWarsBoxTest extends BoxContract {
    @Override
    protected Title title() {
        return Title.of("esop-wars", EsopBox.class, EsopWars::new);
    }
}

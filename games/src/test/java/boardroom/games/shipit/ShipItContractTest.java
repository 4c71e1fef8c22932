package boardroom.games.shipit;

import boardroom.engine.Game;
import boardroom.engine.contract.GameContract;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.rules.Fixture;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.ArrayList;
import java.util.List;

/** The contract kit on Ship It!. */
class ShipItContractTest extends GameContract<ShipState, ShipMove> {
    private static final ShipIt GAME = Fixture.GAME;

    @Override
    protected Game<ShipState, ShipMove> game() {
        return GAME;
    }

    /** Events, themes, names and milestones never leave the box; engineers have numbers without gaps. */
    @Override
    protected double reasoned() {
        return 0.9;
    }

    @Override
    protected List<String> cards(ShipState s) {
        List<String> cards = new ArrayList<>();
        for (EventCard card : s.deck) cards.add(card.id());
        for (Theme theme : s.themes) cards.add(theme.id());
        for (int name : s.names) cards.add(GAME.box().engineerNames().get(name));
        cards.add("milestones " + s.milestoneOwner.length);
        cards.sort(null);
        return cards;
    }
}

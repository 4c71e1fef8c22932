package boardroom.games;

import boardroom.engine.Title;
import boardroom.games.boss.Boss;
import boardroom.games.esopwars.EsopWars;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.itstartup.ItStartup;
import boardroom.games.shipit.ShipIt;
import boardroom.games.shipshape.ShipShape;
import java.util.List;

/** Every game that ships with Boardroom. */
public final class Shelf {
    private Shelf() {}

    public static List<Title> titles() {
        return List.of(
                Title.of("esop-wars", EsopBox.class, EsopWars::new),
                ItStartup.TITLE,
                ShipIt.TITLE,
                ShipShape.TITLE,
                Boss.TITLE);
    }
}

package boardroom.games;

import boardroom.engine.GameShelf;
import boardroom.engine.Title;
import java.util.List;

/** Where the engine finds the games that ship with Boardroom. */
public final class ShippedGames implements GameShelf {
    @Override
    public List<Title> titles() {
        return Shelf.titles();
    }
}

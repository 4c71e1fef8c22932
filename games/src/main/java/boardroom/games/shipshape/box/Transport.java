package boardroom.games.shipshape.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.Sized;
import java.util.List;

/** A transport: which ways it travels, how much it carries, what it costs and what its upkeep is (2.7). */
public record Transport(
        String id,
        String name,
        String family,
        @Sized(from = 1, to = 3) List<TransportType> types,
        @Between(from = 1, to = 100) int capacity,
        Tokens cost,
        Tokens maintenance,
        String text)
        implements Card {

    public boolean travels(TransportType type) {
        return types.contains(type);
    }
}

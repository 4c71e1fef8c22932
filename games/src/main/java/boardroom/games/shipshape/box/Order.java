package boardroom.games.shipshape.box;

import boardroom.engine.Between;
import boardroom.engine.Card;

/** What an inventor wants sent, how, and what it is worth (2.5). */
public record Order(
        String id,
        String name,
        String client,
        String family,
        TransportType type,
        @Between(from = 1, to = 500) int value,
        Tokens requirement,
        @Between(from = 1, to = 400) int load,
        String size,
        String text)
        implements Card {}

package boardroom.games.shipshape.box;

import boardroom.engine.Card;

/** A player card: a firm, who leads it, and what it brings each turn (2.4). */
public record Director(String id, String name, String director, String family, Tokens output, String text)
        implements Card {}

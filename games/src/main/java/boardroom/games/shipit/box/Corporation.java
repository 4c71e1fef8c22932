package boardroom.games.shipit.box;

import boardroom.engine.Card;

/** A ready-made company: one card of each kind (option `corporations`). */
public record Corporation(String id, String name, String funding, String tech, String product, String hint)
        implements Card {}

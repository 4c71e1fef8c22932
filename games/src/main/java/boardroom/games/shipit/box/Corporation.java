package boardroom.games.shipit.box;

import boardroom.engine.Card;
import boardroom.engine.IdOf;

/** A ready-made company: one card of each kind (option `corporations`). */
public record Corporation(
        String id,
        String name,
        @IdOf("funding") String funding,
        @IdOf("tech") String tech,
        @IdOf("products") String product,
        String hint)
        implements Card {}

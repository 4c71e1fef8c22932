package boardroom.games.shipshape.sense;

import boardroom.engine.Card;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Transport;
import org.jspecify.annotations.Nullable;

/**
 * One purchase of a short plan (10.2): what it costs, in tokens of given kinds, of any kinds or of one kind, what it
 * brings, and the first turn in which it can be made. Without a card it is one that is still to come.
 */
record Step(
        @Nullable Card card,
        long cost,
        int anyTokens,
        int ofOneKind,
        int capacity,
        long input,
        long output,
        int notBefore) {

    static Step of(Transport card) {
        return new Step(card, Lanes.of(card.cost()), 0, 0, card.capacity(), 0, 0, 1);
    }

    static Step of(Supply card) {
        return new Step(card, Lanes.of(card.cost()), 0, 0, 0, Lanes.of(card.input()), Lanes.of(card.output()), 1);
    }

    /** A new pool of one sort. */
    static Step refresh(int price) {
        return new Step(null, 0, 0, price, 0, 0, 0, 1);
    }

    /** A transport to come that closes the gap. */
    static Step transportToCome(int price, int gap, int notBefore) {
        return new Step(null, 0, price, 0, gap, 0, 0, notBefore);
    }

    /** A supply to come that brings so much each turn. */
    static Step sourceToCome(int price, long output) {
        return new Step(null, 0, price, 0, 0, 0, output, 1);
    }
}

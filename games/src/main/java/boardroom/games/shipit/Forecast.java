package boardroom.games.shipit;

import boardroom.games.shipit.box.EventCard;

/** Which events lie open: those that struck, the forecast and, with `open-forecast=all`, all of this game. */
final class Forecast {
    private Forecast() {}

    /** How many cards of the deck, from the top, everybody knows. */
    static int known(ShipState s) {
        return switch (s.terms.forecast()) {
            case ALL -> s.round == 0 ? 0 : s.terms.rounds();
            case NONE -> s.phase >= ShipIt.EVENT ? s.round : Math.max(0, s.round - 1);
            case NEXT_ROUND -> {
                if (s.round == 0) yield 0;
                if (s.round == 1) {
                    // Round 1's own event is a surprise, and the one after it is known before it.
                    yield s.phase >= ShipIt.EVENT ? Math.min(2, s.terms.rounds()) : 0;
                }
                yield Math.min(s.terms.rounds(), s.phase >= ShipIt.OPENING ? s.round + 1 : s.round);
            }
        };
    }

    static boolean isKnown(ShipState s, int round) {
        if (round <= known(s)) return true;
        return s.terms.forecast() == Terms.Forecast.NEXT_ROUND
                && s.round == 1
                && round == 2
                && s.phase >= ShipIt.OPENING;
    }

    /** The event of a round, which must be known. */
    static EventCard of(ShipState s, int round) {
        return s.deck[round - 1];
    }
}

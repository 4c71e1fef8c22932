package boardroom.games.esopwars.sense;

import boardroom.engine.Counted;

/** A number that counts in a position of ESOP Wars. */
enum Feature implements Counted {
    VALUATION,
    GROWTH,
    HIRED,
    WEAKEST_MARKET,
    BEST_MARKET,
    MARKETS_LED,
    OPEN_DESKS,
    POOL,
    SHARE_OF_MONEY,
    SURPLUS,
    RICHER_THAN,
    WEAKEST_HIRE,
    STRONGEST_HIRE,
    LEAD,
    STANDING_BID,
    SWAP,
    WILDCARD,
    COMPANY
}

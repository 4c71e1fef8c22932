package boardroom.games.shipit.sense;

import boardroom.engine.Counted;

/** A number that counts in a position of Ship It!. */
enum Feature implements Counted {
    SCORE,
    MILESTONES,
    MILESTONES_NEAR,
    ORDER,
    USERS,
    RATING,
    MONEY,
    IDLE_MONEY,
    INCOME,
    HANDS,
    OUTPUT,
    AI,
    GROWTH,
    USER_FACTOR,
    MARKET,
    SALES,
    DEBT,
    DEBT_LEVEL,
    EVENTS,
    VETERAN,
    RECRUITS,
    PIVOT,
    BELL,
    POLISH,
    QUICK_FEATURES,
    LOUD,
    NETWORK,
    LEAN
}

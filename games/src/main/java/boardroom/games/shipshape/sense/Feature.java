package boardroom.games.shipshape.sense;

import boardroom.engine.Counted;

/** A number that counts in a position of Ship Shape: first what speaks for a firm, then what speaks for a week that fails. */
enum Feature implements Counted {
    SCORE,
    LEAD,
    BEST_ORDER,
    NEXT_ORDER,
    FURTHER_ORDERS,
    READY_ORDERS,
    FIRST_IN_LINE,
    JOINT_PENDING,
    TOKENS,
    SPECIALTY,
    FITTING_TOKENS,
    INCOME,
    MISSING_SOURCES,
    SUPPLIES,
    ROOM,
    ROOM_AWAY,
    WAYS,
    UPKEEP,
    TURNS_LEFT,
    ON_TURN,
    EVERY_WEEK,
    WEEKS_TO_COME,
    OPEN_ORDERS,
    DAYS_LEFT,
    LATE_ORDERS,
    OUTLOOK,
    STORM,
    HARDEST_ORDER,
    TOKENS_SHORT,
    ROOM_SHORT,
    TABLE_SUPPLIES,
    TABLE_ROOM
}

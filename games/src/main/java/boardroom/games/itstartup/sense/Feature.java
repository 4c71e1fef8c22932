package boardroom.games.itstartup.sense;

import boardroom.engine.Counted;

/** A number that counts in a position of IT Startup. */
enum Feature implements Counted {
    POINTS,
    ROUND_END,
    WITHIN_REACH,
    NEXT_SCORE,
    ROW,
    PEOPLE,
    DEVELOPERS,
    STAMINA,
    KNOWLEDGE,
    COACHING,
    DRAWS,
    ABILITIES,
    GUARDS,
    CARDS,
    HAND,
    PAYABLE,
    HELP,
    SABOTAGE,
    PLANNED,
    RESOURCES,
    PLENTY,
    OUTAGE,
    LATER_SEAT,
    TURN_TO_COME
}

package boardroom.games.itstartup.sense;

/** The numbers of section 10, as they stand in {@code sense.json}; all worths in project points. */
record Weights(Mulligan mulligan, Horizon horizon, Cards cards, Offices offices, Lead lead) {
    /** What is worth keeping in an opening hand, up to which price. */
    record Mulligan(double anyCard, double cheapPerson, double action, double later, int cheap) {}

    /**
     * How many rounds are seen ahead at most; how much of a row's efficiency stays, by what it grows, and how many points
     * a turn brings at least.
     */
    record Horizon(int farthest, double stays, double growth, double least) {}

    /** What cards in hand are worth. */
    record Cards(
            double unknown,
            double hr,
            double coach,
            double help,
            double sabotage,
            double free,
            double developer,
            double developerPrice,
            double perEffect,
            double knowledge,
            double knowledgePrice,
            double part,
            double least,
            double most,
            double inLastTurn,
            double inTurnBefore) {}

    /** What an office has, and what it will still score. */
    record Offices(
            double later,
            double resource,
            double resourceAtTheEnd,
            double resourceBeyond,
            double resourcePlenty,
            double planned,
            double ready,
            double outage,
            double saved) {}

    /** How many points of lead make a win about three times as likely as not, and how much the best opponent counts. */
    record Lead(double scale, double ofTheBest) {}
}

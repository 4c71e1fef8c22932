package boardroom.games.itstartup;

/** What a seat's game was made of, for the end (section 11); no rule reads it. */
final class Ledger {
    int fromDevelopers;
    int fromKnowledge;
    int fromCoaches;
    int fromPairs;
    int fromActions;
    /** Points lost to Failed Release and to outages. */
    int lostToSabotage;

    int spentOnEmployees;
    int spentOnKnowledge;
    int spentOnActions;
    int spentOnCards;
    int spentOnAbilities;
    int spentOnCounters;
    int lostToCap;
    int burntOut;
    int taken;
    int lost;

    Ledger copy() {
        Ledger copy = new Ledger();
        copy.fromDevelopers = fromDevelopers;
        copy.fromKnowledge = fromKnowledge;
        copy.fromCoaches = fromCoaches;
        copy.fromPairs = fromPairs;
        copy.fromActions = fromActions;
        copy.lostToSabotage = lostToSabotage;
        copy.spentOnEmployees = spentOnEmployees;
        copy.spentOnKnowledge = spentOnKnowledge;
        copy.spentOnActions = spentOnActions;
        copy.spentOnCards = spentOnCards;
        copy.spentOnAbilities = spentOnAbilities;
        copy.spentOnCounters = spentOnCounters;
        copy.lostToCap = lostToCap;
        copy.burntOut = burntOut;
        copy.taken = taken;
        copy.lost = lost;
        return copy;
    }
}

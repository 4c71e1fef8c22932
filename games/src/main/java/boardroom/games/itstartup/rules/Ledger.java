package boardroom.games.itstartup.rules;

/** What a seat's game was made of, for the end (section 11); no rule reads it. */
public final class Ledger {
    public int fromDevelopers;
    public int fromKnowledge;
    public int fromCoaches;
    public int fromPairs;
    public int fromActions;
    /** Points lost to Failed Release and to outages. */
    public int lostToSabotage;

    public int spentOnEmployees;
    public int spentOnKnowledge;
    public int spentOnActions;
    public int spentOnCards;
    public int spentOnAbilities;
    public int spentOnCounters;
    public int lostToCap;
    public int burntOut;
    public int taken;
    public int lost;

    public Ledger copy() {
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

package boardroom.games.itstartup.rules;

/** What a seat's game was made of, for the end (section 11); no rule reads it. */
public final class Ledger implements Cloneable {
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
    /** Knowledge that went under the deck with who burnt out, and what it added a turn. */
    public int knowledgeBurnt;

    public int bonusBurnt;
    public int taken;
    public int lost;

    Ledger copy() {
        try {
            return (Ledger) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}

package boardroom.games.boss.view;

import java.util.List;

/** The phases of a round by name, as far as views tell them apart, and what of a round is still to come in each. */
final class Phases {
    static final String HIRING_BID = "hiring-bid";
    static final String HIRING_PICK = "hiring-pick";
    static final String ORGANISATION = "organisation";
    static final String EVENT = "event";
    static final String DEALS = "deals";
    static final String PROJECT_BID = "project-bid";
    static final String PROJECT_PICK = "project-pick";
    static final String PRODUCTION = "production";
    static final String ISSUE = "issue";
    static final String PAYDAY = "payday";

    private static final List<String> ORDER = List.of(
            HIRING_BID, HIRING_PICK, ORGANISATION, EVENT, DEALS, PROJECT_BID, PROJECT_PICK, PRODUCTION, ISSUE, PAYDAY);

    private Phases() {}

    /** Whether this round's charts are not resolved yet. */
    static boolean isBeforeCharts(String phase) {
        return ORDER.indexOf(phase) <= ORDER.indexOf(ORGANISATION);
    }

    /** Whether this round's work is still to be done. */
    static boolean isBeforeWork(String phase) {
        return ORDER.indexOf(phase) <= ORDER.indexOf(PRODUCTION);
    }
}

package boardroom.games.boss.rules;

/** 4.2: hires still waiting when a draft is done are placed where there is room, in the order hired. */
public final class Placing {
    private Placing() {}

    static boolean hasWaiting(Draft draft) {
        for (int p = 0; p < draft.boss().length; p++) if (draft.isWaiting(p)) return true;
        return false;
    }

    public static Draft placed(Company company, Draft draft) {
        Draft full = draft;
        for (int p = 0; p < draft.boss().length; p++)
            if (draft.isWaiting(p)) full = full.placed(p, place(company.people, full));
        return full;
    }

    /** Under who is exact with one more, else under who has room left, else at the top. */
    private static int place(Person[] people, Draft draft) {
        int exact = Draft.NOBODY;
        int roomy = Draft.NOBODY;
        for (int p = 0; p < people.length; p++) {
            if (!wasThere(people[p], p, draft)) continue;
            int room = leadership(people[p]) - draft.reports(p) - 1;
            if (room == 0 && isHigher(draft, p, exact)) exact = p;
            if (room > 0 && isHigher(draft, p, roomy)) roomy = p;
        }
        if (exact != Draft.NOBODY) return exact;
        if (roomy != Draft.NOBODY) return roomy;
        return draft.ceo() == Draft.NOBODY ? Chart.BOARD : draft.ceo();
    }

    /** In the chart before this phase's hires; a CEO appointed now counts as already there. */
    private static boolean wasThere(Person person, int p, Draft draft) {
        return draft.isInChart(p) && (!person.hired || p == draft.ceo());
    }

    /** As last resolved. */
    private static int leadership(Person person) {
        return person.layer == 0 ? person.card.leadership().base() : person.leadership;
    }

    /** The list is in the order hired, so of two on one layer the first found stays. */
    private static boolean isHigher(Draft draft, int p, int best) {
        return best == Draft.NOBODY || depth(draft, p) < depth(draft, best);
    }

    private static int depth(Draft draft, int p) {
        int depth = 0;
        for (int each = p; each >= 0; each = draft.boss()[each]) depth++;
        return depth;
    }
}

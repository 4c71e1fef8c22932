package boardroom.games.boss.rules;

import boardroom.games.boss.rules.BossMove.Reason;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * 4.2: a chart being drawn, by the places of the people in their company's list. A value: every edit makes another one, and
 * its arrays are never written to once it is made.
 */
@SuppressWarnings("ArrayRecordComponent")
public record Draft(int[] boss, int ceo, @Nullable Reason reason, boolean[] touched, int workshop, boolean done) {
    /** No person of the list. */
    public static final int NOBODY = -1;

    /** The present chart, with the new hires in the waiting room. */
    public static Draft of(Company company) {
        int[] boss = new int[company.people.length];
        for (int i = 0; i < boss.length; i++) boss[i] = company.people[i].boss;
        return new Draft(boss, company.ceo, null, new boolean[boss.length], NOBODY, false);
    }

    public boolean isWaiting(int person) {
        return boss[person] == Chart.WAITING;
    }

    /** Dismissed, or a CEO who leaves. */
    public boolean isGone(int person) {
        return boss[person] == Chart.GONE;
    }

    public boolean isInChart(int person) {
        return boss[person] >= Chart.BOARD;
    }

    /** Whether this person hangs somewhere under the other, or is the other. */
    public boolean isUnder(int person, int other) {
        for (int each = person; each >= 0; each = boss[each]) if (each == other) return true;
        return false;
    }

    public int reports(int person) {
        int count = 0;
        for (int above : boss) if (above == person) count++;
        return count;
    }

    Draft placed(int person, int under) {
        int[] changed = boss.clone();
        changed[person] = under;
        boolean[] seen = touched.clone();
        seen[person] = true;
        return new Draft(changed, ceo, reason, seen, workshop, done);
    }

    /** The new CEO takes the root with their own reports; the old one leaves, and all others on top follow the new one. */
    public Draft appointed(int person, Reason why) {
        int[] changed = boss.clone();
        for (int i = 0; i < changed.length; i++) if (i != person && changed[i] == ceo) changed[i] = person;
        if (ceo != NOBODY) changed[ceo] = Chart.GONE;
        changed[person] = Chart.BOARD;
        return new Draft(changed, person, why, touched, workshop, done);
    }

    /** The person leaves, and their reports move up. */
    Draft dismissed(int person) {
        int[] changed = boss.clone();
        for (int i = 0; i < changed.length; i++) if (changed[i] == person) changed[i] = boss[person];
        changed[person] = Chart.GONE;
        return new Draft(changed, ceo, reason, touched, workshop, done);
    }

    Draft withWorkshop(int person) {
        return new Draft(boss, ceo, reason, touched, person, done);
    }

    Draft finished() {
        return new Draft(boss, ceo, reason, touched, workshop, true);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Draft draft
                && Arrays.equals(boss, draft.boss)
                && Arrays.equals(touched, draft.touched)
                && ceo == draft.ceo
                && reason == draft.reason
                && workshop == draft.workshop
                && done == draft.done;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(boss) * 31 + ceo;
    }
}

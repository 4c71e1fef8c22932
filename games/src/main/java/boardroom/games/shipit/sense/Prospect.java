package boardroom.games.shipit.sense;

import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Luck;
import boardroom.games.shipit.rules.PlanEntry;
import boardroom.games.shipit.rules.Resolution;
import boardroom.games.shipit.rules.RoundReport;
import boardroom.games.shipit.rules.ShipState;
import java.util.Arrays;

/** The companies as they will stand once the open plans are granted and carried out; nothing is claimed or paid yet. */
final class Prospect {
    private final Actions actions;
    private final Resolution resolution;

    Prospect(ShipBox box, Actions actions) {
        this.actions = actions;
        this.resolution = new Resolution(box, actions);
    }

    /** Whether the plans of this round have been carried out. */
    static boolean isResolved(ShipState s) {
        RoundReport report = s.lastRound;
        return report != null && report.round == s.round;
    }

    /** Whether engineers are being hired; what plans there are have been carried out. */
    static boolean isDrafting(ShipState s) {
        return s.pool.length > 0;
    }

    /** By seat; copies wherever something is still to happen. */
    Company[] of(ShipState s) {
        if (s.round == 0 || isResolved(s)) return s.companies;
        Company[] after = new Company[s.seats()];
        for (int seat = 0; seat < after.length; seat++) after[seat] = s.companies[seat].withMarkedPivot();
        if (isDrafting(s)) for (Company c : after) c.plan = Company.NO_PLAN;
        else if (isContested(s)) grant(s, after);
        Luck luck = Luck.mean();
        for (Company c : after) resolution.resolve(s, c, false, luck, null);
        return after;
    }

    /** Whether more companies plan for some action than find room there. */
    private boolean isContested(ShipState s) {
        int once = 0;
        for (Company c : s.companies) {
            int wanted = 0;
            for (PlanEntry entry : c.plan) if (actions.isLimited(entry.action())) wanted |= 1 << entry.action();
            for (int again = once & wanted; again != 0; again &= again - 1) {
                int action = Integer.numberOfTrailingZeros(again);
                if (Integer.bitCount(Actions.holders(s, action)) > actions.slots(s, action)) return true;
            }
            once |= wanted;
        }
        return false;
    }

    /** 4.3, Granting, without a word: entries that find no room disappear. */
    private void grant(ShipState s, Company[] after) {
        int[] holders = new int[actions.all.length];
        int[] granted = new int[after.length];
        PlanEntry[][] plans = new PlanEntry[after.length][];
        int longest = 0;
        for (int seat = 0; seat < after.length; seat++) {
            plans[seat] = after[seat].plan.clone();
            longest = Math.max(longest, plans[seat].length);
        }
        for (int pass = 0; pass < longest; pass++)
            for (int seat : s.order) {
                if (pass >= plans[seat].length) continue;
                PlanEntry entry = plans[seat][pass];
                int now = holders[entry.action()] | 1 << seat;
                if (actions.isLimited(entry.action()) && Integer.bitCount(now) > actions.slots(s, entry.action()))
                    continue;
                holders[entry.action()] = now;
                plans[seat][granted[seat]++] = entry;
            }
        for (int seat = 0; seat < after.length; seat++) after[seat].plan = Arrays.copyOf(plans[seat], granted[seat]);
    }
}

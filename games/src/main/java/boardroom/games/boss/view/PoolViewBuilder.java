package boardroom.games.boss.view;

import boardroom.engine.Piles;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.PickOrder;
import boardroom.games.boss.view.BossPublicView.ApplicantView;
import boardroom.games.boss.view.BossPublicView.BidView;
import boardroom.games.boss.view.BossPublicView.HiringView;
import boardroom.games.boss.view.BossPublicView.OfferedView;
import boardroom.games.boss.view.BossPublicView.ProjectsView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** People and projects on offer, also those just taken, and the order in which companies pick (4.1, 4.4). */
final class PoolViewBuilder {
    private PoolViewBuilder() {}

    static @Nullable HiringView hiring(BossState s, String phase) {
        boolean isPicking = phase.equals(Phases.HIRING_PICK);
        if (!isPicking && !phase.equals(Phases.HIRING_BID)) return null;
        List<ApplicantView> pool = new ArrayList<>(s.workerPool.length);
        for (int i = 0; i < s.workerPool.length; i++) {
            Worker worker = s.workerPool[i];
            pool.add(new ApplicantView(
                    worker.id(),
                    Modifiers.training(s, worker),
                    Modifiers.salary(s, worker),
                    takenBy(s, i),
                    isTakenByRival(s, i)));
        }
        return new HiringView(pool, isPicking ? bids(s) : List.of(), isPicking ? turn(s) : null);
    }

    static @Nullable ProjectsView projects(BossState s, String phase) {
        boolean isPicking = phase.equals(Phases.PROJECT_PICK);
        if (!isPicking && !phase.equals(Phases.PROJECT_BID)) return null;
        List<OfferedView> pool = new ArrayList<>(s.projectPool.length);
        for (int i = 0; i < s.projectPool.length; i++) {
            Project project = s.projectPool[i];
            pool.add(new OfferedView(
                    project.id(),
                    Math.max(0, project.overhead() + Modifiers.overhead(s)),
                    Modifiers.reward(s, project),
                    takenBy(s, i),
                    isTakenByRival(s, i)));
        }
        return new ProjectsView(pool, isPicking ? bids(s) : List.of(), isPicking ? turn(s) : null, s.tender);
    }

    /** While bids are made: who would pick before whom if all bid the same. */
    static List<Integer> ties(BossState s, String phase) {
        return phase.equals(Phases.HIRING_BID) || phase.equals(Phases.PROJECT_BID)
                ? Piles.list(PickOrder.of(s))
                : List.of();
    }

    /** Whether the card at this place is still on offer. */
    static boolean isOpen(BossState s, int place) {
        return place >= s.takenBy.length || s.takenBy[place] == BossState.OPEN;
    }

    private static @Nullable Integer takenBy(BossState s, int place) {
        return isOpen(s, place) || isTakenByRival(s, place) ? null : s.takenBy[place];
    }

    private static boolean isTakenByRival(BossState s, int place) {
        return place < s.takenBy.length && s.takenBy[place] == BossState.RIVAL;
    }

    private static @Nullable Integer turn(BossState s) {
        return s.turn < 0 ? null : s.order[s.turn];
    }

    private static List<BidView> bids(BossState s) {
        List<BidView> bids = new ArrayList<>(s.order.length);
        for (int place = 0; place < s.order.length; place++) {
            Company company = s.companies[s.order[place]];
            int picked = 0;
            for (int taker : s.takenBy) if (taker == company.seat) picked++;
            bids.add(new BidView(
                    company.seat,
                    company.cashBid,
                    company.totalSkill(),
                    company.vp,
                    PickOrder.reason(s, place),
                    company.hasPassed,
                    picked));
        }
        return bids;
    }
}

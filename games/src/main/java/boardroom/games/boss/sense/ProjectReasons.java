package boardroom.games.boss.sense;

import boardroom.engine.Arg;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.ProjectPicks;
import boardroom.games.boss.rules.ProjectWorth;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Units;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.4: why so much is bid for projects, and why one is taken or none. */
record ProjectReasons(Weights weights, SharedRules rules, ProjectValues values) {
    /** So many $ between two projects are next to nothing. */
    private static final int HARDLY = 2;

    @Nullable Because of(BossState s, int seat, BossMove move) {
        Company company = s.companies[seat];
        Outlook outlook = new Outlook(weights, rules, s, company);
        double[] worth = new double[s.projectPool.length];
        for (int i = 0; i < worth.length; i++)
            if (s.takenBy[i] == BossState.OPEN) worth[i] = values.ofTaking(s, company, s.projectPool[i], outlook);
        return switch (move) {
            case ProjectBid bid -> bid(s, company, bid, outlook, worth);
            case ProjectPick pick -> pick(s, company, pick, outlook, worth);
            default -> null;
        };
    }

    private static @Nullable Because bid(
            BossState s, Company company, ProjectBid bid, Outlook outlook, double[] worth) {
        int best = Auction.best(worth);
        if (best < 0) return bid.cash() == 0 ? new Because.NoProjectPays(outlook.prices.left() + 1) : null;
        String project = s.projectPool[best].id();
        int gap = (int) Math.round(Auction.gap(worth, s.players() - 1));
        if (bid.cash() > 0)
            return gap > 0
                    ? new Because.BidForProject(bid.cash(), project, gap)
                    : new Because.BidForFirst(bid.cash(), project);
        if (outlook.isTight()) return new Because.KeepForPayday(company.cash, outlook.due);
        return gap <= HARDLY ? new Because.AnyProjectDoes(project) : new Because.MayBeLeft(project);
    }

    private Because pick(BossState s, Company company, ProjectPick pick, Outlook outlook, double[] worth) {
        int best = -1;
        boolean isTooDear = false;
        boolean isTooLong = false;
        for (int i = 0; i < worth.length; i++) {
            Project project = s.projectPool[i];
            if (s.takenBy[i] != BossState.OPEN) continue;
            if (project.id().equals(pick.project())) return taken(s, company, project, outlook);
            if (project.setup() > ProjectPicks.timeFor(company, project)) isTooDear = true;
            else if (rules.projects().needed(company, project) > outlook.prices.left() + 1) isTooLong = true;
            else if (best < 0 || worth[i] > worth[best]) best = i;
        }
        if (best >= 0 && worth[best] <= 0) return new Because.PassOnProject(s.projectPool[best].id());
        if (best >= 0) {
            Project project = s.projectPool[best];
            int needed = rules.projects().needed(company, project);
            return new Because.PassForWork(project.id(), project.setup(), project.time(), needed);
        }
        return isTooLong || !isTooDear ? new Because.PassTooLate(outlook.prices.left() + 1) : new Because.PassNoTime();
    }

    private Because taken(BossState s, Company company, Project project, Outlook outlook) {
        ProjectWorth worth = new ProjectWorth(rules);
        int needed = rules.projects().needed(company, project);
        int start = outlook.freeTime[0] - project.setup() >= project.time() ? 0 : 1;
        return new Because.TakeProject(
                project.id(),
                Math.min(s.terms.rounds(), s.roundNumber + start + needed - 1),
                brings(
                        worth.cash(s, company, project),
                        project.victoryPoints() + worth.special(company, project, Effect.Kind.VP)));
    }

    /** In $ and VP, without what it does not bring. */
    static List<Arg> brings(int cash, int vp) {
        List<Arg> brings = new ArrayList<>();
        if (cash != 0 || vp == 0) brings.add(new Arg.Amount(Units.CASH, cash));
        if (vp != 0) brings.add(new Arg.Amount(Units.VP, vp));
        return brings;
    }
}

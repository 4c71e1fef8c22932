package boardroom.games.boss.view;

import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.ProjectRules;
import boardroom.games.boss.rules.ProjectWorth;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.view.BossPrivateView.HiringHelp;
import boardroom.games.boss.view.BossPrivateView.TakeView;
import boardroom.games.boss.view.BossPrivateView.TeamView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What helps a seat to bid and to pick. */
final class HelpBuilder {
    /** As many as a pool of six people has, so that a small bid finds its own among them. */
    private static final int TEAMS = 21;

    private static final Comparator<TeamView> BEST_FIRST =
            Comparator.comparingInt(TeamView::lit).reversed().thenComparingInt(TeamView::training);

    private final SharedRules rules;
    private final ProjectWorth worth;

    HelpBuilder(SharedRules rules) {
        this.rules = rules;
        this.worth = new ProjectWorth(rules);
    }

    /** 4.1: before the bid all free T count, after it what is left of it. */
    @Nullable HiringHelp hiring(BossState s, Company company, String phase) {
        boolean isPicking = phase.equals(Phases.HIRING_PICK);
        if (!isPicking && !phase.equals(Phases.HIRING_BID)) return null;
        int budget = (isPicking ? company.timeBid : ProjectRules.freeTime(company)) + company.assets.recruit();
        List<Worker> open = new ArrayList<>();
        for (int i = 0; i < s.workerPool.length; i++)
            if (PoolViewBuilder.isOpen(s, i)) open.add(s.workerPool[i]);
            else if (s.takenBy[i] == company.seat) budget -= Modifiers.training(s, s.workerPool[i]);
        List<TeamView> teams = new ArrayList<>();
        for (int i = 0; i < open.size(); i++) {
            add(teams, s, budget, List.of(open.get(i)));
            for (int k = i + 1; k < open.size(); k++) add(teams, s, budget, List.of(open.get(i), open.get(k)));
        }
        teams.sort(BEST_FIRST);
        HiringBid bid = s.sealed(company.seat) instanceof HiringBid made ? made : null;
        return new HiringHelp(bid, budget, List.copyOf(teams.subList(0, Math.min(TEAMS, teams.size()))));
    }

    private static void add(List<TeamView> teams, BossState s, int budget, List<Worker> team) {
        int training = 0;
        int salaries = 0;
        int lit = 0;
        List<String> ids = new ArrayList<>(team.size());
        for (Worker worker : team) {
            training += Modifiers.training(s, worker);
            salaries += Modifiers.salary(s, worker);
            lit += worker.productivity().most();
            ids.add(worker.id());
        }
        if (training <= budget) teams.add(new TeamView(ids, training, salaries, lit));
    }

    /** 4.4: the projects still on offer, as they would go in this company. */
    @Nullable List<TakeView> takes(BossState s, Company company, String phase) {
        if (!phase.equals(Phases.PROJECT_BID) && !phase.equals(Phases.PROJECT_PICK)) return null;
        List<TakeView> takes = new ArrayList<>(s.projectPool.length);
        for (int i = 0; i < s.projectPool.length; i++)
            if (PoolViewBuilder.isOpen(s, i)) takes.add(take(s, company, s.projectPool[i]));
        return takes;
    }

    private TakeView take(BossState s, Company company, Project project) {
        int free = ProjectRules.freeTime(company) + company.assets.timeFor(project.type());
        int needed = rules.projects().needed(company, project);
        int costs = needed * rules.projects().overhead(s, company, project);
        return new TakeView(
                project.id(),
                Math.max(0, project.setup() - free),
                needed,
                s.roundNumber + needed - 1,
                project.setup() + needed * project.time(),
                company.assets.cashFor(project.type()) + worth.cash(s, company, project) - costs,
                project.victoryPoints() + worth.special(company, project, Effect.Kind.VP),
                worth.holds(company, project));
    }
}

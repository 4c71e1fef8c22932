package boardroom.games.shipit.view;

import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.MilestoneRace;
import boardroom.games.shipit.rules.PlanPreview;
import boardroom.games.shipit.rules.PlanRules;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.rules.Units;
import boardroom.games.shipit.view.ShipPublicView.ReachView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Which open milestones each company could get to in this round with the team it has: simple plans tried out on what
 * lies open to all, never on the plan it makes.
 */
final class WithinReach {
    private final ShipBox box;
    private final Actions actions;
    private final PlanPreview previews;

    WithinReach(ShipBox box, Actions actions) {
        this.box = box;
        this.actions = actions;
        this.previews = new PlanPreview(box, actions);
    }

    /** By milestone, then in seat order; {@code claims}: who holds which slots is open. */
    List<List<ReachView>> of(ShipState s, boolean claims) {
        List<List<ReachView>> reach = new ArrayList<>();
        for (int i = 0; i < box.milestones().size(); i++) reach.add(new ArrayList<>());
        if (Arrays.stream(s.milestoneOwner).noneMatch(owner -> owner == Turn.NOBODY)) return reach;
        for (Company c : s.companies) {
            List<Company> ends = ends(s, c, claims);
            for (int i = 0; i < reach.size(); i++) {
                if (s.milestoneOwner[i] != Turn.NOBODY) continue;
                Milestone.Condition condition = box.milestones().get(i).condition();
                ends.stream()
                        .filter(end -> MilestoneRace.isMet(condition, end, s.round))
                        .max(Comparator.comparingInt(end -> figure(condition, end)))
                        .map(end -> new ReachView(c.seat, reach(condition, end).say()))
                        .ifPresent(reach.get(i)::add);
            }
        }
        return reach;
    }

    /** Where plans of one or two kinds of work would lead. */
    private List<Company> ends(ShipState s, Company c, boolean claims) {
        List<Company> ends = new ArrayList<>();
        Company idle = c.idle();
        List<Engineer> team = Arrays.stream(c.roster)
                .filter(engineer -> idle.entryOf(engineer.id()) < 0)
                .sorted(Comparator.comparingInt((Engineer engineer) -> -engineer.outputWithoutBonus(false)))
                .toList();
        // Without an AI to spare, to ask for its help changes nothing.
        boolean[] help = idle.aiUses() < idle.ai ? new boolean[] {false, true} : new boolean[] {false};
        for (int a = 0; a < actions.all.length; a++) {
            if (!isOpen(s, c, a, claims)) continue;
            // Where the money is enough for all, nobody is left for another action, whichever that is.
            boolean forAll = actions.cost(s, a) * team.size() <= idle.money;
            boolean triedAll = false;
            for (int b = 0; b < actions.all.length; b++) {
                if (actions.cost(s, b) > 0 || !isOpen(s, c, b, claims)) continue;
                for (boolean ai : help) {
                    if (!triedAll || !forAll) ends.add(end(s, idle, team, a, b, team.size(), ai));
                    if (team.size() > 1 && a != b) ends.add(end(s, idle, team, a, b, (team.size() + 1) / 2, ai));
                }
                triedAll = true;
            }
        }
        return ends;
    }

    private boolean isOpen(ShipState s, Company c, int a, boolean claims) {
        if (!actions.isUnlocked(s, a) || (c.closed >> a & 1) == 1) return false;
        if (actions.all[a].maxEngineersPerPlayer() != null) return false;
        if (!claims || !actions.isLimited(a)) return true;
        int holders = Actions.holders(s, a);
        boolean holds = (holders >> c.seat & 1) == 1;
        return holds || (!c.locked && Integer.bitCount(holders) < actions.slots(s, a));
    }

    /** The first of the team on one action as far as the money goes, the others on a free one. */
    private Company end(ShipState s, Company idle, List<Engineer> team, int first, int rest, int most, boolean ai) {
        Company c = idle.copy();
        int money = c.money;
        int placed = 0;
        for (Engineer engineer : team) {
            boolean goes = placed < most && money >= actions.cost(s, first);
            int a = goes ? first : rest;
            if (goes) {
                money -= actions.cost(s, first);
                placed++;
            }
            boolean helped = ai && actions.all[a].aiAllowed() && !engineer.refusesAi() && c.aiUses() < c.ai;
            PlanRules.place(c, engineer.id(), a, helped);
        }
        return previews.projected(s, c, null);
    }

    private static int figure(Milestone.Condition condition, Company end) {
        return switch (condition) {
            case Milestone.MauAtLeast _ -> end.mau;
            case Milestone.RatingAtLeast _ -> end.rating;
            case Milestone.RevenueAtLeast _ -> end.revenue;
            case Milestone.DebtZero _ -> -end.debt;
        };
    }

    private static Reach reach(Milestone.Condition condition, Company end) {
        return switch (condition) {
            case Milestone.MauAtLeast _ -> new Reach.Users(end.seat, end.mau);
            case Milestone.RatingAtLeast _ -> new Reach.Rating(end.seat, end.rating);
            case Milestone.RevenueAtLeast _ -> new Reach.Revenue(end.seat, end.revenue);
            case Milestone.DebtZero _ -> new Reach.Debt(end.seat);
        };
    }

    /** How far somebody could get in this round. */
    @Kind("reach")
    sealed interface Reach extends Sentence {
        record Users(@Seat int seat, @Units.Users int users) implements Reach {}

        record Rating(@Seat int seat, @Units.Rating int rating) implements Reach {}

        record Revenue(@Seat int seat, @Units.Money int revenue) implements Reach {}

        record Debt(@Seat int seat) implements Reach {}
    }
}

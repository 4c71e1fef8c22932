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
import org.jspecify.annotations.Nullable;

/**
 * Which open milestones each company could get to in this round with the team it has: simple plans tried out on what
 * lies open to all, never on the plan it makes.
 */
final class WithinReach {
    private final ShipBox box;
    private final Actions actions;
    private final PlanPreview previews;
    private final Recalled<List<@Nullable ReachView>> recalled = new Recalled<>();

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
            Company idle = c.idle();
            int open = open(s, c, claims);
            List<?> around = List.of(s.round, s.themes, open, List.of(idle.plan));
            List<@Nullable ReachView> own = recalled.of(s, c, around, () -> within(s, idle, open));
            for (int i = 0; i < reach.size(); i++) {
                ReachView view = own.get(i);
                if (view != null && s.milestoneOwner[i] == Turn.NOBODY)
                    reach.get(i).add(view);
            }
        }
        return reach;
    }

    /** By milestone; {@code null}: out of reach. */
    private List<@Nullable ReachView> within(ShipState s, Company idle, int open) {
        List<Company> ends = ends(s, idle, open);
        List<@Nullable ReachView> within = new ArrayList<>();
        for (Milestone milestone : box.milestones()) {
            Milestone.Condition condition = milestone.condition();
            within.add(ends.stream()
                    .filter(end -> MilestoneRace.isMet(condition, end, s.round))
                    .max(Comparator.comparingInt(end -> figure(condition, end)))
                    .map(end -> new ReachView(idle.seat, reach(condition, end).say()))
                    .orElse(null));
        }
        return within;
    }

    /** The actions this company could place somebody on, as a mask. */
    private int open(ShipState s, Company c, boolean claims) {
        int open = 0;
        for (int a = 0; a < actions.all.length; a++) if (isOpen(s, c, a, claims)) open |= 1 << a;
        return open;
    }

    /** Where plans of one or two kinds of work would lead. */
    private List<Company> ends(ShipState s, Company idle, int open) {
        List<Company> ends = new ArrayList<>();
        List<Engineer> team = Arrays.stream(idle.roster)
                .filter(engineer -> idle.entryOf(engineer.id()) < 0)
                .sorted(Comparator.comparingInt((Engineer engineer) -> -engineer.outputWithoutBonus(false)))
                .toList();
        // Without an AI to spare, to ask for its help changes nothing.
        boolean[] help = idle.aiUses() < idle.ai ? new boolean[] {false, true} : new boolean[] {false};
        for (int a = 0; a < actions.all.length; a++) {
            if ((open >> a & 1) == 0) continue;
            // Where the money is enough for all, nobody is left for another action, whichever that is.
            boolean forAll = actions.cost(s, a) * team.size() <= idle.money;
            boolean triedAll = false;
            for (int b = 0; b < actions.all.length; b++) {
                if (actions.cost(s, b) > 0 || (open >> b & 1) == 0) continue;
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

package boardroom.games.shipit.sense;

import boardroom.engine.Arg;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.Scoring;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Bounce;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.CostsAndDebt;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.EventRules;
import boardroom.games.shipit.rules.MilestoneRace;
import boardroom.games.shipit.rules.PlanRules;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why somebody is put somewhere (4.3): the one thing that says most. */
final class PlanReasons {
    private static final double POINT = 1000;

    private final ShipBox box;
    private final Actions actions;
    private final PlanSense sense;
    private final CompanyWorth worth;
    private final PlanRules rules;
    private final EventRules events;
    private final CostsAndDebt debts;
    private final Score score;
    private final MilestoneRace race;

    PlanReasons(ShipBox box, Actions actions, PlanSense sense, CompanyWorth worth) {
        this.box = box;
        this.actions = actions;
        this.sense = sense;
        this.worth = worth;
        this.rules = new PlanRules(box, actions);
        this.events = new EventRules(box, actions);
        this.debts = new CostsAndDebt(box, actions);
        this.score = new Score(box);
        this.race = new MilestoneRace(box.milestones());
    }

    @Nullable Reason of(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Place place -> place(s, c, place);
            case ShipMove.Pivot(String product) -> pivot(s, c, ShipBox.find(box.products(), product));
            case ShipMove.Ready _, ShipMove.Lock _ -> ready(s, c);
            default -> null;
        };
    }

    private @Nullable Reason place(ShipState s, Company c, ShipMove.Place place) {
        Engineer engineer = c.employed(place.engineer());
        int a = actions.place(place.action());
        Company before = c.copy();
        Company after = c.copy();
        PlanRules.place(after, engineer.id(), a, place.ai());
        Company planned = after.copy();
        int gain = thousandths(worth.afterPlan(s, after) - worth.afterPlan(s, before));
        Reason late = late(s, actions.all[a], before, gain);
        if (late != null) return late;
        Reason milestone = milestone(s, engineer, actions.all[a], before, after);
        if (milestone != null) return milestone;
        Reason event = event(s, engineer, actions.all[a], before, after);
        if (event != null) return event;
        Reason again = gain > 0 ? again(c, engineer, actions.all[a], gain) : null;
        if (again != null) return again;
        Reason debt = debt(s, engineer, actions.all[a], before, after);
        if (debt != null) return debt;
        if (place.ai()) return ai(s, c, planned, after.debt, engineer, a);
        if (gain > 0 && engineer.isOwl() && planned.isFullyPlanned())
            return new Reason.PlaceOwl(engineer.name(), actions.all[a], gain);
        return compared(s, c, engineer, a, gain, Gain.between(before, after));
    }

    private static int thousandths(double points) {
        return (int) Math.round(points * POINT);
    }

    /** The actions that chance or the end of the game make worth it. */
    private @Nullable Reason late(ShipState s, Action action, Company before, int gain) {
        for (ActionEffect effect : action.effects()) {
            if (effect instanceof ActionEffect.AddScore(int points))
                return new Reason.PlaceBell(
                        action,
                        points * box.scoring().perMilestonePoint(),
                        actions.cost(s, actions.place(action.id())));
            if (effect instanceof ActionEffect.AddScorePerMau && gain > 0)
                return new Reason.PlaceSale(action, gain, before.mau);
            if (effect instanceof ActionEffect.CoinFlip flip) return viral(action, flip, gap(s, before.seat));
        }
        return null;
    }

    private static Reason viral(Action action, ActionEffect.CoinFlip flip, int gap) {
        int come = 0;
        int go = 0;
        for (ActionEffect effect : flip.success()) if (effect instanceof ActionEffect.AddMau more) come += more.base();
        for (ActionEffect effect : flip.failure()) if (effect instanceof ActionEffect.LoseMau(int fewer)) go += fewer;
        return gap > 0
                ? new Reason.PlaceViral(action, gap, flip.percent(), come, go)
                : new Reason.PlaceCoin(action, flip.percent(), come, go);
    }

    /** How far the leader is ahead. */
    private int gap(ShipState s, int seat) {
        int highest = 0;
        for (Company c : s.companies) highest = Math.max(highest, score.of(s, c));
        return highest - score.of(s, s.companies[seat]);
    }

    private @Nullable Reason milestone(ShipState s, Engineer engineer, Action action, Company before, Company after) {
        for (int i = 0; i < s.milestoneOwner.length; i++) {
            Milestone milestone = box.milestones().get(i);
            if (s.milestoneOwner[i] != Turn.NOBODY
                    || MilestoneRace.isMet(milestone.condition(), before, s.round)
                    || !MilestoneRace.isMet(milestone.condition(), after, s.round)) continue;
            Company rival = race.nearest(s, i, after.seat);
            return new Reason.PlaceMilestone(
                    engineer.name(),
                    action,
                    MilestoneRace.track(milestone.condition()),
                    MilestoneRace.amount(milestone.condition(), after),
                    milestone,
                    milestone.points(),
                    rival.seat,
                    MilestoneRace.amount(milestone.condition(), rival));
        }
        return null;
    }

    /** What is known to come, and would be met better prepared. */
    private @Nullable Reason event(ShipState s, Engineer engineer, Action action, Company before, Company after) {
        for (int round = s.struck + 1; round <= s.terms.rounds(); round++) {
            if (!s.isEventKnown(round)) continue;
            EventCard event = s.deck[round - 1];
            if (events.isMitigated(s, before, event) || !events.isMitigated(s, after, event)) continue;
            int points = worth.struck(s, after, event) - worth.struck(s, before, event);
            if (points > 0) return new Reason.PlaceEvent(event, round, engineer.name(), action, points);
        }
        return null;
    }

    private @Nullable Reason again(Company c, Engineer engineer, Action other, int gain) {
        for (Bounce bounce : c.bounces)
            if (bounce.engineer() == engineer.id() && bounce.earlier() != Turn.NOBODY)
                return new Reason.Again(bounce.earlier(), actions.all[bounce.action()], other, gain);
        return null;
    }

    /** What debt costs every round, or at the end, and no longer would. */
    private @Nullable Reason debt(ShipState s, Engineer engineer, Action action, Company before, Company after) {
        Scoring.DebtPenalty end = box.scoring().debtPenalty();
        if (s.isLastRound() && before.debt >= end.fromDebt() && after.debt < end.fromDebt())
            return new Reason.PlaceDebtAtEnd(before.debt, -end.score(), engineer.name(), action, after.debt);
        int loss = box.debtLevel(before.debt).ratingPenalty();
        return loss > box.debtLevel(after.debt).ratingPenalty()
                ? new Reason.PlaceDebt(before.debt, loss, engineer.name(), action, after.debt)
                : null;
    }

    private Reason ai(ShipState s, Company c, Company planned, int debt, Engineer engineer, int a) {
        return new Reason.Ai(
                engineer.name(),
                actions.all[a],
                engineer.output(actions.all[a], false, s.round, false),
                engineer.output(actions.all[a], true, s.round, false),
                debts.aiDebt(s, planned) - debts.aiDebt(s, c),
                box.debtLevel(debt).id(),
                debt);
    }

    /** Against the best other place of this engineer; where that looks better, what else speaks for this one. */
    private @Nullable Reason compared(ShipState s, Company c, Engineer engineer, int a, int gain, List<Arg> brings) {
        double[] gains = sense.gains(s, c, engineer);
        boolean checksSlots = c.ready || s.terms.planning() != Terms.Planning.OPENING;
        Action action = actions.all[a];
        int other = -1;
        for (int open = rules.open(s, c, checksSlots) & ~(1 << a); open != 0; open &= open - 1) {
            int next = Integer.numberOfTrailingZeros(open);
            if (other < 0 || gains[2 * next] > gains[2 * other]) other = next;
        }
        boolean isBest = gain > 0 && (other < 0 || gains[2 * other] < gains[2 * a]);
        if (!isBest) {
            Reason deny = deny(s, c.seat, a);
            if (deny != null) return deny;
            return brings.isEmpty() ? null : new Reason.PlaceToo(engineer.name(), action, brings);
        }
        int slots = actions.slots(s, a);
        if (!checksSlots && c.plan.length == c.forced && actions.isLimited(a) && slots < s.seats())
            return new Reason.PlaceFirst(engineer.name(), action, slots, s.seats(), gain);
        if (brings.isEmpty() || other < 0 || gains[2 * other] <= 0)
            return new Reason.PlaceAlone(engineer.name(), action, gain);
        int less = Math.min(gain, thousandths(gains[2 * other]));
        return new Reason.Place(engineer.name(), action, brings, gain, actions.all[other], less);
    }

    /** The only slot, which a rival would like to have. */
    private @Nullable Reason deny(ShipState s, int seat, int a) {
        if (actions.slots(s, a) != 1) return null;
        int rival = -1;
        double most = 1;
        for (Company other : s.companies) {
            if (other.seat == seat || actions.cost(s, a) > other.money) continue;
            Company idle = other.idle();
            double now = worth.afterPlan(s, idle.copy());
            for (Engineer engineer : other.roster) {
                if (idle.isForced(engineer.id())) continue;
                Company with = idle.copy();
                PlanRules.place(with, engineer.id(), a, false);
                double gain = worth.afterPlan(s, with) - now;
                if (gain <= most) continue;
                most = gain;
                rival = other.seat;
            }
        }
        return rival < 0 ? null : new Reason.PlaceDeny(actions.all[a], rival, thousandths(most));
    }

    private @Nullable Reason pivot(ShipState s, Company c, @Nullable Product product) {
        if (product == null) return null;
        Company with = c.copy();
        with.product = product;
        int gain = thousandths(worth.afterPlan(s, with) - worth.afterPlan(s, c.copy()));
        return gain > 0 ? new Reason.Pivot(c.mau, product, gain) : null;
    }

    private @Nullable Reason ready(ShipState s, Company c) {
        if (!c.isFullyPlanned()) return null;
        Company idle = c.copy();
        idle.plan = Company.NO_PLAN;
        int gain = thousandths(worth.afterPlan(s, c.withMarkedPivot()) - worth.afterPlan(s, idle));
        return gain > 0 ? new Reason.Ready(gain) : new Reason.AllPlaced();
    }
}

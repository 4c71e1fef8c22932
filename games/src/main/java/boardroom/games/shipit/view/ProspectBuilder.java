package boardroom.games.shipit.view;

import boardroom.engine.Say;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.CostsAndDebt;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.PlanPreview;
import boardroom.games.shipit.rules.PlanRules;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.view.ShipPrivateView.ProspectView;
import boardroom.games.shipit.view.ShipPrivateView.SpotView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an engineer would do on each action, for the own company as it stands. */
final class ProspectBuilder {
    private final Actions actions;
    private final CostsAndDebt debts;
    private final PlanRules rules;
    private final PlanPreview previews;
    private final Score score;
    private final Contest contest;

    ProspectBuilder(ShipBox box, Actions actions) {
        this.actions = actions;
        this.debts = new CostsAndDebt(box, actions);
        this.rules = new PlanRules(box, actions);
        this.previews = new PlanPreview(box, actions);
        this.score = new Score(box);
        this.contest = new Contest(actions);
    }

    /** Somebody who could be hired: alone, as if working now. */
    ProspectView ofCandidate(ShipState s, Company c, Engineer engineer) {
        Engineer hired = engineer.hiredIn(s.round);
        return prospect(s, c.hiring(hired), hired, false, false);
    }

    /** Somebody employed: on top of what the others do, wherever this one stands now. */
    ProspectView inTeam(ShipState s, Company c, Engineer engineer, boolean checksSlots) {
        Company others = c.withMarkedPivot();
        if (c.entryOf(engineer.id()) >= 0) PlanRules.remove(others, engineer.id());
        return prospect(s, others, engineer, checksSlots, !checksSlots);
    }

    /** What the others do that a prospect depends on: where there is a limit, who holds slots and who could claim them. */
    List<Object> others(ShipState s) {
        List<Object> others = new ArrayList<>();
        for (int a = 0; a < actions.all.length; a++)
            if (actions.isLimited(a)) {
                others.add(Actions.holders(s, a));
                others.add(contest.contenders(s, a));
            }
        return others;
    }

    private ProspectView prospect(ShipState s, Company c, Engineer engineer, boolean checksSlots, boolean claims) {
        return new ProspectView(engineer.id(), aiDebt(s, c, engineer), spots(s, c, engineer, checksSlots, claims));
    }

    /** On top of what the AI of the others leaves, wherever this one goes. */
    private int aiDebt(ShipState s, Company c, Engineer engineer) {
        if (engineer.refusesAi()) return 0;
        Company with = c.copy();
        PlanRules.place(with, engineer.id(), actions.payDown, true);
        return debts.aiDebt(s, with) - debts.aiDebt(s, c);
    }

    /** {@code claims}: slots will be claimed in the draft order. */
    private List<SpotView> spots(ShipState s, Company c, Engineer engineer, boolean checksSlots, boolean claims) {
        int open = rules.open(s, c, checksSlots);
        Company before = previews.projected(s, c, null);
        List<SpotView> spots = new ArrayList<>();
        for (int a = 0; a < actions.all.length; a++) {
            if (!actions.isUnlocked(s, a)) continue;
            boolean isOpen = (open >> a & 1) == 1;
            Say warning = warning(s, c, a, claims);
            spots.add(spot(s, c, before, engineer, a, false, isOpen, warning));
            if (actions.all[a].aiAllowed() && !engineer.refusesAi())
                spots.add(spot(s, c, before, engineer, a, true, isOpen && c.aiUses() < c.ai, warning));
        }
        return spots;
    }

    /** What is for later comes too late in the last round; and others may be first in a room of few slots. */
    private @Nullable Say warning(ShipState s, Company c, int a, boolean claims) {
        if (actions.comesTooLate(s, a)) return new Actions.TooLate(List.of(actions.all[a])).say();
        Contest.ClaimedFirst first = claims && !c.isOn(a) ? contest.warning(s, c.seat, a) : null;
        return first == null ? null : first.say();
    }

    private SpotView spot(
            ShipState s,
            Company c,
            Company before,
            Engineer engineer,
            int a,
            boolean ai,
            boolean open,
            @Nullable Say warning) {
        Company with = c.copy();
        PlanRules.place(with, engineer.id(), a, ai);
        Company after = previews.projected(s, with, null);
        return new SpotView(
                actions.all[a].id(),
                ai,
                open,
                engineer.output(actions.all[a], ai, s.round, true),
                after.mau - before.mau,
                after.revenue - before.revenue,
                after.rating - before.rating,
                after.debt - before.debt,
                after.servers - before.servers,
                after.ai - before.ai,
                after.recruits - before.recruits,
                after.bonus - before.bonus,
                score.of(s, after) - score.of(s, before),
                warning);
    }
}

package boardroom.games.shipit;

import boardroom.engine.Piles;
import boardroom.games.shipit.ShipPrivateView.ProspectView;
import boardroom.games.shipit.ShipPrivateView.SpotView;
import java.util.ArrayList;
import java.util.List;

/** What an engineer would do on each action, for the own company as it stands. */
final class Spots {
    private final Book book;
    private final CostsAndDebt debts;
    private final PlanRules rules;
    private final PlanPreview previews;
    private final Score score;

    Spots(Kit kit) {
        this.book = kit.book();
        this.debts = new CostsAndDebt(book);
        this.rules = kit.planRules();
        this.previews = kit.previews();
        this.score = kit.score();
    }

    /** Somebody who could be hired: alone, as if working now. */
    ProspectView ofProspect(ShipState s, Company c, Engineer engineer) {
        Company hired = c.copy();
        hired.plan = Company.NO_PLAN;
        hired.roster = Piles.with(c.roster, engineer.hiredIn(s.round));
        return prospect(s, hired, engineer.hiredIn(s.round), false);
    }

    /** Somebody employed: on top of what the others do, wherever this one stands now. */
    ProspectView inTeam(ShipState s, Company c, Engineer engineer) {
        Company others = c.withMarkedPivot();
        if (c.entryOf(engineer.id()) >= 0) PlanRules.remove(others, engineer.id());
        return prospect(s, others, engineer, s.phase > ShipIt.OPENING);
    }

    private ProspectView prospect(ShipState s, Company c, Engineer engineer, boolean checksSlots) {
        return new ProspectView(engineer.id(), aiDebt(s, c, engineer), spots(s, c, engineer, checksSlots));
    }

    /** On top of what the AI of the others leaves, wherever this one goes. */
    private int aiDebt(ShipState s, Company c, Engineer engineer) {
        if (engineer.refusesAi()) return 0;
        Company with = c.copy();
        PlanRules.place(with, engineer.id(), book.payDown, true);
        return debts.aiDebt(s, with) - debts.aiDebt(s, c);
    }

    private List<SpotView> spots(ShipState s, Company c, Engineer engineer, boolean checksSlots) {
        int open = rules.open(s, c, checksSlots);
        Company before = previews.projected(s, c, null);
        List<SpotView> spots = new ArrayList<>();
        for (int a = 0; a < book.actions.length; a++) {
            if (!book.isUnlocked(s, a)) continue;
            boolean isOpen = (open >> a & 1) == 1;
            spots.add(spot(s, c, before, engineer, a, false, isOpen));
            if (book.actions[a].aiAllowed() && !engineer.refusesAi())
                spots.add(spot(s, c, before, engineer, a, true, isOpen && c.aiUses() < c.ai));
        }
        return spots;
    }

    private SpotView spot(ShipState s, Company c, Company before, Engineer engineer, int a, boolean ai, boolean open) {
        Company with = c.copy();
        PlanRules.place(with, engineer.id(), a, ai);
        Company after = previews.projected(s, with, null);
        return new SpotView(
                book.actions[a].id(),
                ai,
                open,
                engineer.output(book.actions[a], ai, s.round, true),
                after.mau - before.mau,
                after.revenue - before.revenue,
                after.rating - before.rating,
                after.debt - before.debt,
                after.servers - before.servers,
                after.ai - before.ai,
                score.of(s, after) - score.of(s, before),
                book.comesTooLate(s, a) ? Sentences.tooLate(List.of(book.actions[a])) : null);
    }
}

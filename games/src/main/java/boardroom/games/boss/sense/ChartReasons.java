package boardroom.games.boss.sense;

import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Workshop;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.DraftOutcome;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Span;
import org.jspecify.annotations.Nullable;

/** 4.2: why somebody sits somewhere else, leaves or learns, and why a chart is left as it is. */
record ChartReasons(Weights weights, SharedRules rules) {

    @Nullable Because edit(BossState s, int seat, BossMove move) {
        Company company = s.companies[seat];
        Draft draft = company.draft;
        if (draft == null) return null;
        return switch (move) {
            case Place place when place.boss() != null -> place(s, company, draft, place, place.boss());
            case Workshop workshop when workshop.person() != null -> workshop(s, company, draft, workshop.person());
            case Appoint appoint -> new ChiefReasons(rules).appoint(s, company, draft, appoint);
            case Dismiss dismiss -> dismiss(s, company, dismiss);
            case Done _ -> leave(s, company, draft);
            default -> null;
        };
    }

    private Because place(BossState s, Company company, Draft draft, Place move, String bossId) {
        int person = company.place(move.person());
        int boss = company.place(bossId);
        int old = draft.boss()[person];
        int[] placed = draft.boss().clone();
        placed[person] = boss;
        Chart before = Chart.steady(company.people, draft.boss(), draft.ceo(), rules.numbers());
        Chart after = Chart.steady(company.people, placed, draft.ceo(), rules.numbers());
        int reports = after.reports(boss);
        int leadership = after.leadership(boss);
        if (after.span(boss) == Span.EXACT) return new Because.PlaceForSpan(move.person(), bossId, reports, leadership);
        if (old >= 0 && before.span(old) == Span.OVERLOADED && after.span(boss) != Span.OVERLOADED)
            return new Because.PlaceToRelieve(move.person(), bossId, company.people[old].card.id());
        Draft moved = new Draft(placed, draft.ceo(), draft.reason(), draft.touched(), draft.workshop(), draft.done());
        int gain = DraftOutcome.whenDone(rules, s, company, moved).steadyCapacity()
                - DraftOutcome.whenDone(rules, s, company, draft).steadyCapacity();
        if (gain > 0) return new Because.PlaceForCapacity(move.person(), bossId, gain);
        if (after.span(boss) == Span.UNDER_USED)
            return new Because.PlaceForRoom(move.person(), bossId, reports, leadership);
        if (after.exactBosses() > before.exactBosses())
            return new Because.PlaceForExact(move.person(), bossId, after.exactBosses());
        return draft.isWaiting(person)
                ? new Because.PlaceAnyway(move.person(), bossId, reports, leadership)
                : new Because.PlaceAsStep(move.person(), bossId, reports, leadership);
    }

    private @Nullable Because workshop(BossState s, Company company, Draft draft, String person) {
        Draft with = new Draft(
                draft.boss(), draft.ceo(), draft.reason(), draft.touched(), company.place(person), draft.done());
        DraftOutcome before = DraftOutcome.whenDone(rules, s, company, draft);
        DraftOutcome after = DraftOutcome.whenDone(rules, s, company, with);
        int price = rules.box().price("workshop");
        int gain = after.capacity() - before.capacity();
        if (gain > 0) return new Because.HoldWorkshop(person, price, gain);
        int skill = after.skill() - before.skill();
        return skill > 0 ? new Because.WorkshopForSkill(person, price, skill) : null;
    }

    private Because dismiss(BossState s, Company company, Dismiss move) {
        int severance = Modifiers.salary(s, company.people[company.place(move.person())].card);
        return new Because.DismissInTime(
                move.person(), severance, Prices.of(s, weights.prices()).left() + 1);
    }

    /** Whether one more move would crack the chart, or it fits anyway. */
    private Because leave(BossState s, Company company, Draft draft) {
        Because keep = new ChiefReasons(rules).keep(s, company, draft);
        if (keep != null) return keep;
        DraftOutcome outcome = DraftOutcome.whenDone(rules, s, company, draft);
        Chart settled = outcome.steady();
        if (settled.exactBosses() > 0 && settled.overloadedBosses() == 0)
            return new Because.LeaveExact(settled.exactBosses());
        int moved = outcome.moved();
        if (moved > 0 && moved + 1 == rules.numbers().reorgMovesForCrack())
            for (int p = 0; p < company.people.length; p++)
                if (outcome.isMoved(p)) return new Because.LeaveBeforeCrack(company.people[p].card.id());
        return new Because.LeaveChart();
    }
}

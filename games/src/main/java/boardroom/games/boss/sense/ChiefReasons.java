package boardroom.games.boss.sense;

import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.DraftOutcome;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Span;
import boardroom.games.boss.rules.Succession;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.2.1: why somebody takes the chair of the CEO, and why a CEO who may be fired is kept. */
record ChiefReasons(SharedRules rules) {

    Because appoint(BossState s, Company company, Draft draft, Appoint move) {
        int heir = company.place(move.person());
        DraftOutcome after = DraftOutcome.whenDone(rules, s, company, draft.appointed(heir, move.reason()));
        return switch (move.reason()) {
            case RETIRE -> retire(after.steady(), heir, move.person());
            case FIRE -> fire(company, DraftOutcome.whenDone(rules, s, company, draft), after, heir, move.person());
            case VACANCY ->
                company.people[heir].hadReports
                        ? new Because.HeirHasLed(move.person())
                        : new Because.FillTheChair(move.person());
        };
    }

    private Because retire(Chart settled, int heir, String person) {
        int legacy = rules.numbers().legacyVp();
        return settled.span(heir) == Span.EXACT
                ? new Because.HeirFits(person, settled.reports(heir), legacy)
                : new Because.HeirCanFit(person, legacy);
    }

    /** What the company has of the new one in every round from now on; what it costs is told by the move itself. */
    private Because fire(Company company, DraftOutcome before, DraftOutcome after, int heir, String person) {
        int earnings = after.steadyEarnings() - before.steadyEarnings();
        if (earnings > 0) return new Because.FireToEarn(person, earnings);
        if (after.steady().span(heir) == Span.EXACT)
            return new Because.FireForSpan(person, after.steady().reports(heir));
        return company.ongoing.length == 0
                ? new Because.FireAtNoDelay(person)
                : new Because.FireWhileAllowed(person, rules.numbers().firingDelay());
    }

    /** What a firing would cost now; {@code null}: there is nothing to fire for, or nothing that it would delay. */
    @Nullable Because keep(BossState s, Company company, Draft draft) {
        if (company.ongoing.length == 0 || Succession.refusal(rules, s, company, draft, Reason.FIRE) != null)
            return null;
        String ceo = company.people[draft.ceo()].card.id();
        List<String> delayed = new ArrayList<>();
        List<String> failing = new ArrayList<>();
        for (Ongoing work : company.ongoing) {
            delayed.add(work.card.id());
            if (work.failsByFiring(rules.numbers())) failing.add(work.card.id());
        }
        int delay = rules.numbers().firingDelay();
        return failing.isEmpty()
                ? new Because.KeepFromDelay(ceo, delay, delayed)
                : new Because.KeepFromFailure(ceo, delay, failing);
    }
}

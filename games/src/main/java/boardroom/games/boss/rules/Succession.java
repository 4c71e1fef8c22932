package boardroom.games.boss.rules;

import boardroom.engine.Refusal;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.Reason;
import org.jspecify.annotations.Nullable;

/** 4.2.1 Changing the CEO: by a retirement, a firing or a vacancy, and whom the Board appoints if nobody does. */
public final class Succession {
    private Succession() {}

    /** Why nobody can be appointed for this reason in this draft; {@code null}: somebody can. */
    public static @Nullable Refusal refusal(
            SharedRules rules, BossState s, Company company, Draft draft, Reason reason) {
        if (draft.reason() != null) return new EditRefusal.AppointedBefore(id(company, draft.ceo()));
        if (reason == Reason.VACANCY)
            return draft.ceo() == Draft.NOBODY ? null : new EditRefusal.NoVacancy(id(company, draft.ceo()));
        Person ceo = company.ceo();
        if (ceo == null) return new EditRefusal.NoCeo();
        if (reason == Reason.FIRE && !company.mayFire) return new EditRefusal.NothingFailed();
        int after = s.terms.retireAfterTurns();
        if (reason == Reason.RETIRE && ceo.tenure <= after)
            return new EditRefusal.RetiresTooEarly(ceo.card.id(), ceo.tenure, after);
        if (isAlone(company, draft)) return new EditRefusal.NobodyElse();
        int cost = rules.numbers().retirementCost();
        int cash = DraftOutcome.cashLeft(rules, s, company, draft);
        return reason == Reason.RETIRE && cash < cost ? new EditRefusal.PartyTooDear(cost, cash) : null;
    }

    private static String id(Company company, int place) {
        return company.people[place].card.id();
    }

    private static boolean isAlone(Company company, Draft draft) {
        for (int p = 0; p < company.people.length; p++) if (p != draft.ceo() && !draft.isGone(p)) return false;
        return true;
    }

    /**
     * Whom the Board appoints if this draft stands, when the chair has been empty for long enough: by leadership, skill and
     * productivity with their bonuses, then who was hired earliest; {@link Draft#NOBODY}: it does not.
     */
    static int choiceOfTheBoard(Constants numbers, Company company, Draft draft) {
        int best = Draft.NOBODY;
        if (draft.ceo() != Draft.NOBODY || company.vacantFor + 1 < numbers.vacancyTurns()) return best;
        for (int p = 0; p < company.people.length; p++)
            if (!draft.isGone(p)
                    && (best == Draft.NOBODY || isFitter(company.people[p].card, company.people[best].card))) best = p;
        return best;
    }

    private static boolean isFitter(Worker one, Worker other) {
        int leadership = one.leadership().most() - other.leadership().most();
        if (leadership != 0) return leadership > 0;
        int skill = one.skill().most() - other.skill().most();
        return skill != 0
                ? skill > 0
                : one.productivity().most() > other.productivity().most();
    }
}

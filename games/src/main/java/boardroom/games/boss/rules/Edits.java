package boardroom.games.boss.rules;

import boardroom.engine.Refusal;
import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Edit;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Reset;
import boardroom.games.boss.rules.BossMove.Workshop;
import org.jspecify.annotations.Nullable;

/** 4.2: the edits of a draft, and their constraints. */
final class Edits {
    private final SharedRules rules;

    Edits(SharedRules rules) {
        this.rules = rules;
    }

    @Nullable Refusal refuse(BossState s, Company company, Draft draft, Edit edit) {
        return switch (edit) {
            case Place place -> refuse(company, draft, place);
            case Appoint appoint -> refuse(s, company, draft, appoint);
            case Dismiss dismiss -> refuse(s, company, draft, dismiss);
            case Workshop workshop -> refuse(s, company, draft, workshop);
            case Reset _, Done _ -> null;
        };
    }

    private static @Nullable Refusal refuse(Company company, Draft draft, Place move) {
        int person = company.place(move.person());
        Refusal absent = refuse(company, draft, person);
        if (absent != null) return absent;
        if (person == draft.ceo()) return new EditRefusal.CeoNotPlaced(move.person());
        if (move.boss() == null)
            return draft.ceo() == Draft.NOBODY
                    ? null
                    : new EditRefusal.BoardHasCeo(company.people[draft.ceo()].card.id());
        int boss = company.place(move.boss());
        absent = refuse(company, draft, boss);
        if (absent != null) return absent;
        if (boss == person) return new EditRefusal.OwnBoss(move.person());
        if (draft.isWaiting(boss)) return new EditRefusal.BossWaiting(move.boss());
        return draft.isUnder(boss, person) ? new EditRefusal.BossBelow(move.person(), move.boss()) : null;
    }

    /** Everybody who is named works here, and goes on doing so. */
    private static @Nullable Refusal refuse(Company company, Draft draft, int person) {
        if (person == Draft.NOBODY) return new EditRefusal.NotInCompany();
        return draft.isGone(person) ? new EditRefusal.IsLeaving(company.people[person].card.id()) : null;
    }

    private @Nullable Refusal refuse(BossState s, Company company, Draft draft, Appoint move) {
        Refusal closed = Succession.refusal(rules, s, company, draft, move.reason());
        if (closed != null) return closed;
        int person = company.place(move.person());
        if (person != Draft.NOBODY && person == draft.ceo()) return new EditRefusal.IsCeo(move.person());
        return refuse(company, draft, person);
    }

    private @Nullable Refusal refuse(BossState s, Company company, Draft draft, Dismiss move) {
        int person = company.place(move.person());
        Refusal absent = refuse(company, draft, person);
        if (absent != null) return absent;
        if (person == draft.ceo()) return new EditRefusal.CeoNotDismissed(move.person());
        Person dismissed = company.people[person];
        if (dismissed.hired) return new EditRefusal.NewHireStays(move.person());
        int cost = Modifiers.salary(s, dismissed.card);
        int cash = DraftOutcome.cashLeft(rules, s, company, draft);
        return cash < cost ? new EditRefusal.SeveranceTooDear(move.person(), cost, cash) : null;
    }

    private @Nullable Refusal refuse(BossState s, Company company, Draft draft, Workshop move) {
        if (!s.terms.ideas()) return new EditRefusal.IdeasOff();
        if (move.person() == null) return null;
        Refusal absent = refuse(company, draft, company.place(move.person()));
        if (absent != null) return absent;
        int cost = workshopPrice();
        return company.ideas < cost ? new EditRefusal.WorkshopTooDear(cost, company.ideas) : null;
    }

    int workshopPrice() {
        return rules.box().price(DraftOutcome.WORKSHOP);
    }

    /** The draft after a legal edit. */
    Draft apply(Company company, Draft draft, Edit edit) {
        return switch (edit) {
            case Place(String person, String boss) ->
                draft.placed(company.place(person), boss == null ? Chart.BOARD : company.place(boss));
            case Appoint(String person, BossMove.Reason reason) -> draft.appointed(company.place(person), reason);
            case Dismiss(String person) -> draft.dismissed(company.place(person));
            case Workshop(String person) -> draft.withWorkshop(person == null ? Draft.NOBODY : company.place(person));
            case Reset _ -> Draft.of(company);
            case Done _ -> Placing.placed(company, draft).finished();
        };
    }
}

package boardroom.games.boss.rules;

import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Edit;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossMove.Reset;
import boardroom.games.boss.rules.BossMove.Workshop;
import java.util.function.Consumer;

/** Which of the many edits of a draft are listed: all lead on, for nobody is moved twice. */
record DraftMoves(SharedRules rules, BossState s, Company company, Draft draft, int workshopPrice) {
    private static final Reason[] REASONS = Reason.values();

    /** For bots: whatever may make sense, each person at most once. */
    void all(Consumer<? super Edit> out) {
        out.accept(Done.DONE);
        hires(out);
        for (int p = 0; p < size(); p++) if (isFree(p)) places(p, out);
        appointments(out);
        int cash = DraftOutcome.cashLeft(rules, s, company, draft);
        for (int p = 0; p < size(); p++)
            if (isFree(p) && !person(p).hired && Modifiers.salary(s, person(p).card) <= cash)
                out.accept(new Dismiss(id(p)));
        if (isWorkshopOpen()) for (int p = 0; p < size(); p++) if (draft.isInChart(p)) out.accept(new Workshop(id(p)));
    }

    /** For the prompt: what is still to be done, and what is worth a button; the rest is dragged. */
    void offered(Consumer<? super Edit> out) {
        out.accept(Done.DONE);
        if (!draft.equals(Draft.of(company))) out.accept(Reset.RESET);
        hires(out);
        appointments(out);
        if (draft.workshop() != Draft.NOBODY) out.accept(new Workshop(null));
        else if (isWorkshopOpen())
            for (int p = 0; p < size(); p++)
                if (draft.isInChart(p) && isWorkshopFelt(p)) out.accept(new Workshop(id(p)));
    }

    private void hires(Consumer<? super Edit> out) {
        for (int p = 0; p < size(); p++) if (draft.isWaiting(p)) places(p, out);
    }

    /** Under everybody where it changes something. */
    private void places(int p, Consumer<? super Edit> out) {
        int now = draft.boss()[p];
        if (draft.ceo() == Draft.NOBODY && now != Chart.BOARD) out.accept(new Place(id(p), null));
        for (int boss = 0; boss < size(); boss++)
            if (boss != now && draft.isInChart(boss) && !draft.isUnder(boss, p)) out.accept(new Place(id(p), id(boss)));
    }

    private void appointments(Consumer<? super Edit> out) {
        for (Reason reason : REASONS)
            if (Succession.refusal(rules, s, company, draft, reason) == null)
                for (int p = 0; p < size(); p++)
                    if (p != draft.ceo() && !draft.isGone(p)) out.accept(new Appoint(id(p), reason));
    }

    /** In the chart below the CEO, and not yet moved. */
    private boolean isFree(int p) {
        return p != draft.ceo() && draft.isInChart(p) && !draft.touched()[p];
    }

    private boolean isWorkshopOpen() {
        return s.terms.ideas() && draft.workshop() == Draft.NOBODY && company.ideas >= workshopPrice;
    }

    private boolean isWorkshopFelt(int p) {
        Chart before = resolve(Draft.NOBODY);
        Chart after = resolve(p);
        for (int each = 0; each < size(); each++)
            if (before.productivity(each) != after.productivity(each)
                    || before.skill(each) != after.skill(each)
                    || before.leadership(each) != after.leadership(each)) return true;
        return false;
    }

    private Chart resolve(int workshop) {
        return Chart.resolve(company.people, draft.boss(), draft.ceo(), workshop, s.terms.layering(), rules.numbers());
    }

    private int size() {
        return company.people.length;
    }

    private Person person(int p) {
        return company.people[p];
    }

    private String id(int p) {
        return person(p).card.id();
    }
}

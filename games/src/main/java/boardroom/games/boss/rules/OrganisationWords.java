package boardroom.games.boss.rules;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Edit;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossMove.Reset;
import boardroom.games.boss.rules.BossMove.Workshop;

/** What Organisation says. */
public record OrganisationWords(Organisation phase) implements Words<BossState, Edit> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Organise(int waiting) implements Question {}
    }

    /** What to do next. */
    @Kind("detail")
    sealed interface Hint extends Sentence {
        record PlaceNext(@CardName String person) implements Hint {}

        record AppointNow() implements Hint {}

        record AppointSoon() implements Hint {}

        record MayRetire(@CardName String ceo) implements Hint {}

        record MayFire(@CardName String ceo) implements Hint {}

        record Rearrange() implements Hint {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record PlaceUnder(@CardName String person, @CardName String boss) implements Label {}

        record PlaceOnTop(@CardName String person) implements Label {}

        record RetireFor(
                @CardName String person, @UnitName("cash") int cost) implements Label {}

        record FireFor(@CardName String person) implements Label {}

        record FillVacancy(@CardName String person) implements Label {}

        record Dismiss(
                @CardName String person, @UnitName("cash") int cost) implements Label {}

        record HoldWorkshop(
                @CardName String person, @UnitName("ideas") int cost) implements Label {}

        record NoWorkshop() implements Label {}

        record ResetChart() implements Label {}

        record ChartDone() implements Label {}
    }

    @Override
    public Line ask(BossState s, int seat) {
        Company company = s.companies[seat];
        Draft draft = Organisation.draft(company);
        int waiting = 0;
        for (int p = 0; p < company.people.length; p++) if (draft.isWaiting(p)) waiting++;
        return Line.of(new Question.Organise(waiting), hint(s, company, draft));
    }

    private Hint hint(BossState s, Company company, Draft draft) {
        for (int p = 0; p < company.people.length; p++)
            if (draft.isWaiting(p)) return new Hint.PlaceNext(company.people[p].card.id());
        if (draft.ceo() == Draft.NOBODY)
            return company.vacantFor + 1 < phase.rules.numbers().vacancyTurns()
                    ? new Hint.AppointSoon()
                    : new Hint.AppointNow();
        String ceo = company.people[draft.ceo()].card.id();
        if (Succession.refusal(phase.rules, s, company, draft, Reason.FIRE) == null) return new Hint.MayFire(ceo);
        if (Succession.refusal(phase.rules, s, company, draft, Reason.RETIRE) == null) return new Hint.MayRetire(ceo);
        return new Hint.Rearrange();
    }

    @Override
    public Sentence label(BossState s, int seat, Edit move) {
        return switch (move) {
            case Place(String person, String boss) ->
                boss == null ? new Label.PlaceOnTop(person) : new Label.PlaceUnder(person, boss);
            case Appoint(String person, Reason reason) ->
                switch (reason) {
                    case RETIRE ->
                        new Label.RetireFor(person, phase.rules.numbers().retirementCost());
                    case FIRE -> new Label.FireFor(person);
                    case VACANCY -> new Label.FillVacancy(person);
                };
            case Dismiss(String person) -> new Label.Dismiss(person, severance(s, seat, person));
            case Workshop(String person) ->
                person == null ? new Label.NoWorkshop() : new Label.HoldWorkshop(person, phase.edits.workshopPrice());
            case Reset _ -> new Label.ResetChart();
            case Done _ -> new Label.ChartDone();
        };
    }

    private static int severance(BossState s, int seat, String person) {
        Company company = s.companies[seat];
        return Modifiers.salary(s, company.people[company.place(person)].card);
    }

    @Override
    public boolean isMain(BossState s, int seat, Edit move) {
        return move instanceof Done;
    }

    @Override
    public Preview preview(BossState s, int seat, Edit move) {
        Company company = s.companies[seat];
        Draft now = Organisation.draft(company);
        Draft then = phase.edits.apply(company, now, move);
        DraftOutcome after = move instanceof Done
                ? DraftOutcome.whenDone(phase.rules, s, company, then)
                : DraftOutcome.of(phase.rules, s, company, then);
        return DraftChanges.between(DraftOutcome.of(phase.rules, s, company, now), after);
    }

    /** Every place has its preview when somebody is dragged there. */
    @Override
    public Preview glance(BossState s, int seat, Edit move) {
        return move instanceof Place ? Preview.NOTHING : preview(s, seat, move);
    }

    @Override
    public boolean showsThen(Edit move) {
        return !(move instanceof Done);
    }
}

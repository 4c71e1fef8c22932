package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.Changes.Figure;
import java.util.ArrayList;
import java.util.List;

/** What a plan is asked, how it reads, and what it makes of each project. */
public record ProductionWords(ProductionPhase phase) implements Words<BossState, Production> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Planning(
                @UnitName(Units.TIME) int time,
                @UnitName(Units.CASH) int cash) implements Question {}

        /** Without a project there is still a plan to hand in. */
        record NothingToPlan() implements Question {}
    }

    @Kind("choice")
    record Plan(List<Part> parts) implements Sentence {}

    /** What a plan does, one thing after the other. */
    @Kind("plan")
    sealed interface Part extends Sentence {
        record Run(Project project) implements Part {}

        record CatchUp(
                Project project, @UnitName(Units.TIME) int time) implements Part {}

        record Hold(Project project) implements Part {}

        record Buy(@UnitName(Units.TIME) int time) implements Part {}

        record Shortcut(Project project) implements Part {}

        record Patent() implements Part {}

        record Nothing() implements Part {}
    }

    @Override
    public Line ask(BossState s, int seat) {
        Company company = s.companies[seat];
        return Line.of(
                company.ongoing.length == 0
                        ? new Question.NothingToPlan()
                        : new Question.Planning(company.time, company.cash));
    }

    @Override
    public Line wait(BossState s, int seat, Seats owing) {
        return Line.of(new HouseLine.Waiting(owing), new HouseLine.ChosenSoFar(s.seats() - owing.count(), s.seats()));
    }

    @Override
    public Sentence label(BossState s, int seat, Production move) {
        List<Part> parts = new ArrayList<>();
        for (Ongoing ongoing : s.companies[seat].ongoing) {
            Project card = ongoing.card;
            Work work = PlanRules.work(move, ongoing);
            if (work != null && work.run()) parts.add(new Part.Run(card));
            else if (work != null && work.catchUp() != null) parts.add(new Part.CatchUp(card, work.catchUp()));
            else parts.add(new Part.Hold(card));
            if (card.id().equals(move.shortcut())) parts.add(new Part.Shortcut(card));
        }
        if (move.outsource() > 0) parts.add(new Part.Buy(move.outsource()));
        if (move.patent()) parts.add(new Part.Patent());
        return new Plan(parts.isEmpty() ? List.of(new Part.Nothing()) : parts);
    }

    @Override
    public boolean isMain(BossState s, int seat, Production move) {
        return move.equals(phase.fallback(s, seat));
    }

    /** What the company has after its plan, and where each of its projects stands then. */
    @Override
    public Preview preview(BossState s, int seat, Production move) {
        BossState after = s.copy();
        Company then = s.companies[seat];
        Company now = after.companies[seat];
        phase.produce(after, now, move, Events.NONE);
        Changes changes = new Changes()
                .of(new Figure.Cash(), Units.CASH, then.cash, now.cash)
                .of(new Figure.Time(), Units.TIME, then.time, now.time)
                .of(new Figure.Ideas(), Units.IDEAS, then.ideas, now.ideas)
                .of(new Figure.Vp(), Units.VP, then.vp, now.vp)
                .count(new Figure.Research(), then.assets.research(), now.assets.research())
                .of(new Figure.Payday(), Units.CASH, payday(s, then), payday(after, now));
        for (Ongoing work : then.ongoing) compare(work, now, changes);
        return changes.preview();
    }

    /** Salaries and lasting income; this round's overheads are part of the plan. */
    private static int payday(BossState s, Company company) {
        return company.cash + company.assets.income() - Modifiers.payroll(s, company);
    }

    private static void compare(Ongoing work, Company now, Changes changes) {
        Project card = work.card;
        int place = now.placeOfProject(card.id());
        if (place >= 0)
            changes.count(new Figure.Progress(card), work.progress, now.ongoing[place].progress)
                    .of(new Figure.Delay(card), Units.TIME, work.delay, now.ongoing[place].delay);
        else if (Piles.has(now.completed, card)) changes.count(new Figure.Finishes(card), 0, 1);
        else changes.count(new Figure.Fails(card), 0, 1);
    }

    /** What is sealed counts as done in what its owner sees. */
    @Override
    public boolean showsThen(Production move) {
        return true;
    }
}

package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove.ProjectPick;

/** What picking projects says: the T that are free, and what a pick takes at once and every round. */
public record ProjectPicksWords(ProjectPicks phase) implements Words<BossState, ProjectPick> {
    @Kind("prompt")
    record ProjectPicking(@UnitName(Units.TIME) int free) implements Sentence {}

    @Kind("choice")
    sealed interface Label extends Sentence {
        record TakeProject(Project project) implements Label {}

        record TakeNothing() implements Label {}
    }

    @Override
    public Line ask(BossState s, int seat) {
        return Line.of(new ProjectPicking(ProjectRules.freeTime(s.companies[seat])));
    }

    @Override
    public Sentence label(BossState s, int seat, ProjectPick move) {
        Project project = phase.card(s, move);
        return project == null ? new Label.TakeNothing() : new Label.TakeProject(project);
    }

    /** The one with the most VP that can be set up and run this round, else none. */
    @Override
    public boolean isMain(BossState s, int seat, ProjectPick move) {
        Company company = s.companies[seat];
        Project best = null;
        for (int i = 0; i < s.projectPool.length; i++) {
            Project project = s.projectPool[i];
            if (phase.isOpenTo(s, company, i)
                    && project.setup() + project.time() <= ProjectPicks.timeFor(company, project)
                    && (best == null || project.victoryPoints() > best.victoryPoints())) best = project;
        }
        return move.equals(phase.move(best));
    }

    @Override
    public Preview preview(BossState s, int seat, ProjectPick move) {
        BossState after = s.copy();
        phase.play(after, seat, move, Events.NONE);
        Company then = s.companies[seat];
        Company now = after.companies[seat];
        return new Changes()
                .of(new Changes.Figure.Cash(), Units.CASH, then.cash, now.cash)
                .of(new Changes.Figure.Time(), Units.TIME, then.time, now.time)
                .of(
                        new Changes.Figure.Overheads(),
                        Units.CASH,
                        phase.projects().committedCash(s, then),
                        phase.projects().committedCash(after, now))
                .preview();
    }

    @Override
    public boolean showsThen(ProjectPick move) {
        return true;
    }
}

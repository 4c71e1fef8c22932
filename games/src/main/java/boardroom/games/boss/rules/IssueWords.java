package boardroom.games.boss.rules;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.WayOut;
import boardroom.games.boss.rules.BossMove.Answer;
import boardroom.games.boss.rules.BossMove.IssueAnswer;
import boardroom.games.boss.rules.BossMove.IssueChoice;
import boardroom.games.boss.rules.BossMove.IssueSeen;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the Issue phase says. */
public record IssueWords(IssuePhase phase) implements Words<BossState, IssueAnswer> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record IssueChoice(Issue issue, int number, int all) implements Question {}

        record IssuePassed(Issue issue, int number, int all) implements Question {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record IssueTest(String test) implements Detail {}

        record IssueShielded(String kind) implements Detail {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record IssueSeen() implements Label {}

        record IssueSeenFor(String gain) implements Label {}

        record IssueWay(String way, String text) implements Label {}

        record IssueWayOn(String way, String text, @CardName String project) implements Label {}

        record QuickFix(@UnitName("ideas") int ideas) implements Label {}
    }

    @Override
    public Line ask(BossState s, int seat) {
        Company company = s.companies[seat];
        Issue issue = IssuePhase.current(company);
        int number = company.answered + 1;
        int all = company.issues.length;
        boolean isPassed = phase.isPassed(company, issue);
        return Line.of(
                isPassed ? new Question.IssuePassed(issue, number, all) : new Question.IssueChoice(issue, number, all),
                company.isShieldedFrom(issue.kind())
                        ? new Detail.IssueShielded(issue.kind().id())
                        : new Detail.IssueTest(text(issue.test().text(), issue.text())));
    }

    @Override
    public Sentence label(BossState s, int seat, IssueAnswer move) {
        Issue issue = IssuePhase.current(s.companies[seat]);
        return switch (move) {
            case IssueSeen() ->
                issue.onPassText() == null ? new Label.IssueSeen() : new Label.IssueSeenFor(issue.onPassText());
            case IssueChoice(Answer choice, String target) ->
                choice == Answer.QUICK_FIX
                        ? new Label.QuickFix(phase.quickFixPrice())
                        : label(IssuePhase.way(issue, choice), target);
        };
    }

    private static Sentence label(WayOut way, @Nullable String target) {
        String name = way.label().substring(0, 1).toUpperCase(Locale.ROOT)
                + way.label().substring(1);
        String text = text(way.text(), "");
        return target == null ? new Label.IssueWay(name, text) : new Label.IssueWayOn(name, text, target);
    }

    private static String text(@Nullable String printed, String otherwise) {
        return printed == null ? otherwise : printed;
    }

    @Override
    public boolean isMain(BossState s, int seat, IssueAnswer move) {
        return !(move instanceof IssueChoice choice) || choice.choice() == Answer.FIRST;
    }

    /** What it costs and does for sure. */
    @Override
    public Preview preview(BossState s, int seat, IssueAnswer move) {
        BossState after = s.copy();
        phase.tryOut(after, seat, move);
        return new Changes().company(s.companies[seat], after.companies[seat]).preview();
    }
}

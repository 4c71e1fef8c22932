package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.boss.box.Cost;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.IssueKind;
import boardroom.games.boss.box.Mood;
import boardroom.games.boss.box.WayOut;
import boardroom.games.boss.rules.BossMove.Answer;
import boardroom.games.boss.rules.BossMove.IssueAnswer;
import boardroom.games.boss.rules.BossMove.IssueChoice;
import boardroom.games.boss.rules.BossMove.IssueSeen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * 4.6 Issue: cracks attract trouble, which each company answers for itself. An issue is tested when it is its turn, and all
 * it does happens with its answer, so that a later one sees what an earlier one did and nobody can tell a pass by waiting.
 */
public final class IssuePhase implements Together<BossState, IssueAnswer> {
    static final String QUICK_FIX = "quick-fix";

    /** How a Quick Fix is called in events, which select by it. */
    private static final String FIXED = "quick_fix";

    record IssuePassedBy() implements Refusal {}

    record IssueNotPassed() implements Refusal {}

    record NameProject() implements Refusal {}

    record NotYourProject() implements Refusal {}

    record NoTargetNeeded() implements Refusal {}

    private final SharedRules rules;
    private final IssueCalls calls;
    private final Cost quickFix;
    private final long clock;

    public IssuePhase(SharedRules rules) {
        this.rules = rules;
        this.calls = new IssueCalls(rules.numbers());
        this.quickFix = new Cost(null, null, rules.box().price(QUICK_FIX));
        this.clock = TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().issueChoice());
    }

    @Override
    public boolean isPlayed(BossState s) {
        return s.terms.issues();
    }

    @Override
    public void open(BossState s, Events events) {
        for (int place = 0; place < s.companies.length; place++) {
            Company company = s.companies[s.clockwise(place)];
            if (company.mood(rules.numbers()) == Mood.GRUMPY && !company.has(Crack.LOW_SPIRITS)) {
                company.crack(Crack.LOW_SPIRITS);
                events.tell(new BossEvent.Cracked(new Arg.Seat(company.seat), Crack.LOW_SPIRITS.id()));
            }
            draw(s, company, events);
        }
    }

    private void draw(BossState s, Company company, Events events) {
        company.issues = Arrays.copyOf(company.issues, 0);
        company.answered = 0;
        company.passedIssues = 0;
        for (int left = calls.due(s, company.cracks); left > 0; left--) {
            Issue issue = s.issues.draw(cards -> events.tell(new BossEvent.DeckReshuffled(s.issues.name(), cards)));
            if (issue != null) company.issues = Piles.with(company.issues, issue);
        }
        company.issuesDrawn += company.issues.length;
        if (company.issues.length > 0) events.tell(() -> drawn(s, company));
    }

    private BossEvent drawn(BossState s, Company company) {
        List<Arg> why = new ArrayList<>();
        for (String call : calls.of(s, company.cracks)) why.add(Arg.say(Crack.say(call)));
        int drawn = company.issues.length;
        return new BossEvent.IssuesDrawn(new Arg.Seat(company.seat), drawn, why, why.size() - drawn);
    }

    @Override
    public boolean isDeciding(BossState s, int seat) {
        Company company = s.companies[seat];
        return company.answered < company.issues.length;
    }

    static Issue current(Company company) {
        return company.issues[company.answered];
    }

    /** Whether a shield keeps it off or its test is passed; R&D counts as skill in technical ones. */
    public boolean isPassed(Company company, Issue issue) {
        return company.isShieldedFrom(issue.kind())
                || rules.conditions().holds(issue.test(), company, issue.kind() == IssueKind.TECHNICAL);
    }

    /** One of its two ways out. */
    public static WayOut way(Issue issue, Answer choice) {
        return choice == Answer.FIRST
                ? issue.choices().getFirst()
                : issue.choices().getLast();
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super IssueAnswer> out) {
        Company company = s.companies[seat];
        if (!isDeciding(s, seat)) return;
        Issue issue = current(company);
        if (isPassed(company, issue)) {
            out.accept(IssueSeen.SEEN);
            return;
        }
        offer(company, issue, Answer.FIRST, out);
        offer(company, issue, Answer.SECOND, out);
        if (s.terms.ideas()) out.accept(new IssueChoice(Answer.QUICK_FIX, null));
    }

    private static void offer(Company company, Issue issue, Answer choice, Consumer<? super IssueAnswer> out) {
        if (company.ongoing.length > 0 && Targets.isOpen(way(issue, choice)))
            for (Ongoing work : company.ongoing) out.accept(new IssueChoice(choice, work.card.id()));
        else out.accept(new IssueChoice(choice, null));
    }

    @Override
    public @Nullable Refusal refuse(BossState s, int seat, IssueAnswer move) {
        Company company = s.companies[seat];
        Issue issue = current(company);
        boolean isPassed = isPassed(company, issue);
        return switch (move) {
            case IssueSeen() -> isPassed ? null : new IssueNotPassed();
            case IssueChoice choice -> isPassed ? new IssuePassedBy() : refuse(company, issue, choice);
        };
    }

    private @Nullable Refusal refuse(Company company, Issue issue, IssueChoice move) {
        boolean isOpen = move.choice() != Answer.QUICK_FIX && Targets.isOpen(way(issue, move.choice()));
        if (move.target() != null && company.placeOfProject(move.target()) < 0) return new NotYourProject();
        if (move.target() != null && !isOpen) return new NoTargetNeeded();
        if (move.target() == null && isOpen && company.ongoing.length > 0) return new NameProject();
        if (move.choice() == Answer.SECOND) return null;
        Cost cost = move.choice() == Answer.QUICK_FIX
                ? quickFix
                : way(issue, move.choice()).price();
        return Effects.canPay(company, cost) ? null : TooDear.of(cost);
    }

    @Override
    public void play(BossState s, int seat, IssueAnswer move, Events events) {
        Company company = s.companies[seat];
        answer(s, company, move, events);
        if (company.answered == company.issues.length) events.tell(new BossEvent.IssuesSettled(new Arg.Seat(seat)));
    }

    private void answer(BossState s, Company company, IssueAnswer move, Events events) {
        Issue issue = current(company);
        Arg.Seat seat = new Arg.Seat(company.seat);
        Arg.CardId card = new Arg.CardId(issue.id());
        company.answered++;
        switch (move) {
            case IssueSeen() -> {
                boolean isShielded = company.isShieldedFrom(issue.kind());
                company.passedIssues |= 1 << (company.answered - 1);
                Books.tellOwner(s, company, new BossEvent.IssuePassed(seat, card, isShielded), events);
            }
            case IssueChoice answer -> {
                Answer choice = answer.choice();
                String way =
                        choice == Answer.QUICK_FIX ? FIXED : way(issue, choice).label();
                Books.tellOwner(s, company, new BossEvent.IssueAnswered(seat, card, way), events);
            }
        }
        carryOut(s, company, issue, move, true, events);
    }

    private void carryOut(BossState s, Company company, Issue issue, IssueAnswer move, boolean withDie, Events events) {
        Effects effects = rules.effects();
        int ahead = Effects.ahead(s, company);
        switch (move) {
            case IssueSeen() -> effects.apply(s, company, issue.onPass(), Cause.issue(ahead, null), events);
            case IssueChoice(Answer choice, String target) -> {
                Cause cause = Cause.issue(ahead, target);
                if (choice == Answer.QUICK_FIX) effects.pay(s, company, quickFix, cause, events);
                else if (withDie) effects.take(s, company, way(issue, choice), cause, events);
                else effects.takeForSure(s, company, way(issue, choice), cause, events);
            }
        }
    }

    /** What an answer would do for sure, tried out on a copy. */
    void tryOut(BossState copy, int seat, IssueAnswer move) {
        Company company = copy.companies[seat];
        carryOut(copy, company, current(company), move, false, Events.NONE);
    }

    /** The answer if nobody gives one: it passed, or the second way out. */
    public IssueAnswer usual(Company company) {
        Issue issue = current(company);
        if (isPassed(company, issue)) return IssueSeen.SEEN;
        Ongoing target = Targets.isOpen(way(issue, Answer.SECOND)) ? Targets.usual(company) : null;
        return new IssueChoice(Answer.SECOND, target == null ? null : target.card.id());
    }

    /** All that is still to be answered: the clock is one for all its issues. */
    @Override
    public void timeout(BossState s, int seat, Events events) {
        events.tell(new BossEvent.TimedOut(new Arg.Seat(seat)));
        while (isDeciding(s, seat)) play(s, seat, usual(s.companies[seat]), events);
    }

    @Override
    public void close(BossState s, Events events) {
        for (int place = 0; place < s.companies.length; place++) {
            Company company = s.companies[s.clockwise(place)];
            for (Issue issue : company.issues) s.issues.discard(issue);
            company.issues = Arrays.copyOf(company.issues, 0);
            company.answered = 0;
        }
    }

    int quickFixPrice() {
        return quickFix.bulbs();
    }

    /** After the last answer of all, who can't pay everybody shows what lies in closed books. */
    @Override
    public boolean takesBack(BossState s, int seat, IssueAnswer move) {
        Company company = s.companies[seat];
        boolean isLast = company.answered + 1 == company.issues.length;
        return !isLast || !Books.openAfter(s, owes(s), seat);
    }

    @Override
    public Pace pace(BossState s) {
        int most = 0;
        for (Company company : s.companies) most = Math.max(most, company.issues.length);
        return Pace.once(owes(s), clock * most);
    }
}

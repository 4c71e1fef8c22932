package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Until;

/** 5.5 and 2.4: what projects take and need now, what is committed to them, and how they fail. */
public final class ProjectRules {
    private final Constants numbers;
    private final Conditions conditions;

    public ProjectRules(Constants numbers, Conditions conditions) {
        this.numbers = numbers;
        this.conditions = conditions;
    }

    /** Overhead now. */
    public int overhead(BossState s, Company company, Project project) {
        int overhead = project.overhead() - company.assets.overheadCut() + Modifiers.overhead(s);
        if (isSpecial(company, project, Effect.Kind.OVERHEAD))
            overhead += special(project).size();
        return Math.max(0, overhead);
    }

    /** Rounds needed now: never more than printed. */
    public int needed(Company company, Project project) {
        return isSpecial(company, project, Effect.Kind.ROUNDS)
                ? Math.min(project.rounds(), special(project).size())
                : project.rounds();
    }

    /** Whether its special is of this kind and its condition holds now; R&D counts as skill for STEM. */
    public boolean isSpecial(Company company, Project project, Effect.Kind kind) {
        Project.Special special = project.special();
        return special != null
                && special.then().kind() == kind
                && conditions.holds(special.condition(), company, project.type().isStem());
    }

    static Effect special(Project project) {
        Project.Special special = project.special();
        if (special == null) throw new IllegalStateException(project.id() + " has no special");
        return special.then();
    }

    /** Its special as it is printed. */
    static String printed(Project project) {
        Project.Special special = project.special();
        return special == null ? "" : special.text();
    }

    /** This round's overheads of all ongoing projects. */
    public int committedCash(BossState s, Company company) {
        int sum = 0;
        for (Ongoing work : company.ongoing) sum += overhead(s, company, work.card);
        return sum;
    }

    public int freeCash(BossState s, Company company) {
        return Math.max(0, company.cash - committedCash(s, company));
    }

    /** What is left after this round's overheads and salaries with the lasting income, before anything is earned or bid. */
    int cashAfterPayday(BossState s, Company company) {
        return company.cash + company.assets.income() - committedCash(s, company) - Modifiers.payroll(s, company);
    }

    /** The time of projects taken in an earlier round; delay is not counted. */
    public static int committedTime(Company company) {
        int sum = 0;
        for (Ongoing work : company.ongoing) if (!work.isNew) sum += work.card.time();
        return sum;
    }

    public static int freeTime(Company company) {
        return Math.max(0, company.time - committedTime(company));
    }

    /** Delay from outside Production: at the limit the project fails at once. */
    void delay(BossState s, Company company, Ongoing work, int amount, String why, Events events) {
        work.delay += amount;
        events.tell(new BossEvent.DelayAdded(
                new Arg.Seat(company.seat),
                new Arg.CardId(work.card.id()),
                new Arg.Amount(Units.TIME, amount),
                work.delay,
                why));
        failIfLate(s, company, work, events);
    }

    /** The card is discarded, VP are lost, and the CEO may be fired. */
    void failIfLate(BossState s, Company company, Ongoing work, Events events) {
        if (work.delay < numbers.delayLimit()) return;
        company.ongoing = Piles.without(company.ongoing, Piles.indexOf(company.ongoing, work));
        s.projects.discard(work.card);
        company.vp -= numbers.failurePenaltyVp();
        company.ledger = company.ledger.failed();
        company.mayFire = true;
        s.cameTrue |= Until.PROJECT_FAILED.bit();
        events.tell(new BossEvent.ProjectFailed(
                new Arg.Seat(company.seat),
                new Arg.CardId(work.card.id()),
                new Arg.Amount(Units.VP, numbers.failurePenaltyVp()),
                new Arg.Amount(Units.TIME, work.delay)));
    }
}

package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.UnitName;
import boardroom.engine.phases.Turn;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.4 and 4.4.5 Project: projects are picked one by one. */
public final class ProjectPicks implements Turn<BossState, ProjectPick> {
    /** Was never on offer, or is somebody's already. */
    record NotOnOffer() implements Refusal {}

    /** The setup takes more than free T and the bonus for its type. */
    record NoTimeForSetup(
            @UnitName(Units.TIME) int setup,
            @UnitName(Units.TIME) int free) implements Refusal {}

    private final SharedRules rules;

    public ProjectPicks(SharedRules rules) {
        this.rules = rules;
    }

    /** T for the setup of a project: what is free, and the bonus for its type. */
    public static int timeFor(Company company, Project project) {
        return ProjectRules.freeTime(company) + company.assets.timeFor(project.type());
    }

    @Override
    public int decider(BossState s) {
        return PickTurns.decider(s);
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super ProjectPick> out) {
        for (int i = 0; i < s.projectPool.length; i++)
            if (PickTurns.isOpen(s, i)) out.accept(new ProjectPick(s.projectPool[i].id()));
        out.accept(ProjectPick.PASS);
    }

    @Override
    public void moves(BossState s, int seat, Consumer<? super ProjectPick> out) {
        if (seat != decider(s)) return;
        for (int i = 0; i < s.projectPool.length; i++) {
            Project project = s.projectPool[i];
            if (PickTurns.isOpen(s, i) && project.setup() <= timeFor(s.companies[seat], project))
                out.accept(new ProjectPick(project.id()));
        }
        out.accept(ProjectPick.PASS);
    }

    @Override
    public @Nullable Refusal refuse(BossState s, ProjectPick move) {
        if (move.project() == null) return null;
        int place = place(s, move.project());
        if (place < 0 || !PickTurns.isOpen(s, place)) return new NotOnOffer();
        Project project = s.projectPool[place];
        int time = timeFor(s.companies[decider(s)], project);
        return project.setup() > time ? new NoTimeForSetup(project.setup(), time) : null;
    }

    private static int place(BossState s, String id) {
        for (int i = 0; i < s.projectPool.length; i++) if (s.projectPool[i].id().equals(id)) return i;
        return -1;
    }

    static Project project(BossState s, String id) {
        return s.projectPool[place(s, id)];
    }

    /** First the bonus for its type is taken, then the setup is paid. */
    @Override
    public void play(BossState s, int seat, ProjectPick move, Events events) {
        if (move.project() == null) {
            PickTurns.pass(s, seat, Bids.PROJECTS, events);
            return;
        }
        int place = place(s, move.project());
        PickTurns.take(s, place, seat);
        Project project = s.projectPool[place];
        Company company = s.companies[seat];
        int cash = company.assets.cashFor(project.type());
        int time = company.assets.timeFor(project.type());
        company.cash += cash;
        company.time += time - project.setup();
        company.ongoing = Piles.with(company.ongoing, new Ongoing(project));
        if (events.listening()) tell(new Arg.Seat(seat), project, cash, time, events);
        PickTurns.next(s);
    }

    private static void tell(Arg.Seat seat, Project project, int cash, int time, Events events) {
        Arg.CardId card = new Arg.CardId(project.id());
        events.tell(new BossEvent.ProjectTaken(seat, card, new Arg.Amount(Units.TIME, project.setup())));
        if (cash > 0 || time > 0)
            events.tell(new BossEvent.TypeBonus(
                    seat, card, new Arg.Amount(Units.CASH, cash), new Arg.Amount(Units.TIME, time)));
    }

    @Override
    public void timeout(BossState s, int seat, Events events) {
        events.tell(new BossEvent.TimedOut(new Arg.Seat(seat)));
        PickTurns.pass(s, seat, Bids.PROJECTS, events);
    }

    /** What nobody took is discarded; at some tables a bid comes back to who took nothing (R37). */
    @Override
    public void close(BossState s, Events events) {
        for (int i = 0; i < s.projectPool.length; i++) if (PickTurns.isOpen(s, i)) s.projects.discard(s.projectPool[i]);
        if (s.terms.refundBids())
            for (int place = 0; place < s.seats(); place++) refund(s, s.companies[s.clockwise(place)], events);
        s.projectPool = BossState.NO_PROJECTS;
        PickTurns.end(s);
    }

    private static void refund(BossState s, Company company, Events events) {
        if (company.cashBid == 0 || PickTurns.taken(s, company.seat) > 0) return;
        company.cash += company.cashBid;
        events.tell(new BossEvent.BidRefunded(new Arg.Seat(company.seat), new Arg.Amount(Units.CASH, company.cashBid)));
    }

    @Override
    public String decision(BossState s) {
        return PickTurns.decision(s, Bids.PROJECTS);
    }

    @Override
    public Pace pace(BossState s) {
        return PickTurns.pace(owes(s), rules.box().clocksSeconds().projectPick());
    }

    ProjectRules projects() {
        return rules.projects();
    }
}

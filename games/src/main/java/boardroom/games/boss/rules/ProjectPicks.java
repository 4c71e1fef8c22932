package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.UnitName;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import org.jspecify.annotations.Nullable;

/** 4.4.4 and 4.4.5 Project: projects are picked one by one. */
public final class ProjectPicks extends Picks<Project, ProjectPick> {
    record NotOnOffer() implements Refusal {}

    /** The setup takes more than free T and the bonus for its type. */
    record NoTimeForSetup(
            @UnitName(Units.TIME) int setup,
            @UnitName(Units.TIME) int free) implements Refusal {}

    private final SharedRules rules;

    public ProjectPicks(SharedRules rules) {
        super(Bids.PROJECTS, rules.box().clocksSeconds().projectPick());
        this.rules = rules;
    }

    /** T for the setup of a project: what is free, and the bonus for its type. */
    public static int timeFor(Company company, Project project) {
        return ProjectRules.freeTime(company) + company.assets.timeFor(project.type());
    }

    @Override
    Project[] pool(BossState s) {
        return s.projectPool;
    }

    @Override
    ProjectPick move(@Nullable Project card) {
        return card == null ? ProjectPick.PASS : new ProjectPick(card.id());
    }

    @Override
    @Nullable String picked(ProjectPick move) {
        return move.project();
    }

    @Override
    Refusal notThere() {
        return new NotOnOffer();
    }

    @Override
    @Nullable Refusal refuse(BossState s, Company company, Project card) {
        int time = timeFor(company, card);
        return card.setup() > time ? new NoTimeForSetup(card.setup(), time) : null;
    }

    /** First the bonus for its type is taken, then the setup is paid. */
    @Override
    void take(BossState s, Company company, Project card, Events events) {
        int cash = company.assets.cashFor(card.type());
        int time = company.assets.timeFor(card.type());
        company.cash += cash;
        company.time += time - card.setup();
        company.ongoing = Piles.with(company.ongoing, new Ongoing(card));
        Arg.Seat seat = new Arg.Seat(company.seat);
        Arg.CardId id = new Arg.CardId(card.id());
        events.tell(new BossEvent.ProjectTaken(seat, id, new Arg.Amount(Units.TIME, card.setup())));
        if (cash > 0 || time > 0)
            events.tell(new BossEvent.TypeBonus(
                    seat, id, new Arg.Amount(Units.CASH, cash), new Arg.Amount(Units.TIME, time)));
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

    ProjectRules projects() {
        return rules.projects();
    }
}

package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.1 to 4.4.3 Project: projects are drawn, and all bid in secret; in a Public Tender nobody does. */
public final class ProjectBids extends HandedIn<ProjectBid> {
    private final SharedRules rules;
    private final Bids bids;
    private final BidLadder ladder;

    public ProjectBids(SharedRules rules) {
        super(rules.box().clocksSeconds().projectBid());
        this.rules = rules;
        this.bids = new Bids(rules);
        this.ladder = new BidLadder(rules.projects());
    }

    /** One more than there are players; with fewer the game is over at once. */
    @Override
    public void open(BossState s, Events events) {
        int wanted = s.players() + rules.numbers().cardsPerPhaseExtra();
        boolean isDry = s.projects.size() + s.projects.discards().length < wanted;
        Project[] pool = new Project[isDry ? 0 : wanted];
        for (int i = 0; i < pool.length; i++) pool[i] = draw(s, events);
        s.projectPool = pool;
        PickTurns.lay(s, pool.length);
        if (isDry) {
            s.ending = BossState.Ending.NO_PROJECTS_LEFT;
            events.tell(BossEvent.GameEnded.of(s.ending));
        } else events.tell(() -> new BossEvent.ProjectsRevealed(ids(pool)));
    }

    private static Project draw(BossState s, Events events) {
        Project drawn = s.projects.draw(cards -> events.tell(new BossEvent.DeckReshuffled(s.projects.name(), cards)));
        if (drawn == null) throw new IllegalStateException("there were enough projects");
        return drawn;
    }

    private static List<Arg.CardId> ids(Project[] pool) {
        List<Arg.CardId> ids = new ArrayList<>();
        for (Project project : pool) ids.add(new Arg.CardId(project.id()));
        return ids;
    }

    @Override
    protected Seats choosers(BossState s) {
        return s.tender || s.projectPool.length == 0 ? Seats.NONE : Seats.all(s.seats());
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super ProjectBid> out) {
        ladder.projects(s, s.companies[seat], out);
    }

    @Override
    @Nullable Refusal refuse(BossState s, Company company, ProjectBid move) {
        int most = rules.projects().freeCash(s, company);
        return move.cash() < 0 || move.cash() > most ? new Bids.BidCash(most) : null;
    }

    @Override
    protected ProjectBid fallback(BossState s, int seat) {
        return ProjectBid.NOTHING;
    }

    @Override
    protected void reveal(BossState s, Events events) {
        if (s.projectPool.length == 0) return;
        for (Company company : s.companies)
            company.cashBid = s.tender ? 0 : opened(s, company.seat).cash();
        bids.open(s, Bids.PROJECTS, events);
    }

    ProjectBid proposed(BossState s, int seat) {
        return ladder.proposedForProjects(s, s.companies[seat]);
    }

    ProjectRules projects() {
        return rules.projects();
    }
}

package boardroom.games.boss;

import boardroom.engine.Deal;
import boardroom.engine.GameTypes;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Ranking;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Title;
import boardroom.engine.phases.Part;
import boardroom.engine.phases.PhasedGame;
import boardroom.engine.phases.Round;
import boardroom.engine.phases.Sense;
import boardroom.games.boss.box.BossBox;
import boardroom.games.boss.box.BoxCheck;
import boardroom.games.boss.rules.BossEvent;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Dealing;
import boardroom.games.boss.rules.BossMove.Edit;
import boardroom.games.boss.rules.BossMove.EventChoice;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossMove.IssueAnswer;
import boardroom.games.boss.rules.BossMove.PayOrder;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Deals;
import boardroom.games.boss.rules.DealsWords;
import boardroom.games.boss.rules.EventPhase;
import boardroom.games.boss.rules.EventWords;
import boardroom.games.boss.rules.HiringBids;
import boardroom.games.boss.rules.HiringBidsWords;
import boardroom.games.boss.rules.HiringPicks;
import boardroom.games.boss.rules.HiringPicksWords;
import boardroom.games.boss.rules.IssuePhase;
import boardroom.games.boss.rules.IssueWords;
import boardroom.games.boss.rules.Organisation;
import boardroom.games.boss.rules.OrganisationWords;
import boardroom.games.boss.rules.Outcome;
import boardroom.games.boss.rules.Payday;
import boardroom.games.boss.rules.PaydayWords;
import boardroom.games.boss.rules.ProductionPhase;
import boardroom.games.boss.rules.ProductionWords;
import boardroom.games.boss.rules.ProjectBids;
import boardroom.games.boss.rules.ProjectBidsWords;
import boardroom.games.boss.rules.ProjectPicks;
import boardroom.games.boss.rules.ProjectPicksWords;
import boardroom.games.boss.rules.Reshuffle;
import boardroom.games.boss.rules.RoundEnd;
import boardroom.games.boss.rules.RoundStart;
import boardroom.games.boss.rules.Setup;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Unspent;
import boardroom.games.boss.sense.BossSense;
import boardroom.games.boss.view.BossPrivateView;
import boardroom.games.boss.view.BossPublicView;
import boardroom.games.boss.view.BossViews;
import java.util.List;

/**
 * Boss: one to five companies bid for people and projects, redraw their charts and deliver. Who has the most victory points
 * after the last round wins.
 */
public final class Boss extends PhasedGame<BossState, BossMove> {
    /** How the game is put on the shelf. */
    public static final Title TITLE = Title.of("boss", BossBox.class, Boss::new);

    private static final int RULES_VERSION = 1;

    private static final GameTypes<BossState, BossMove> TYPES = new GameTypes<>(
            BossState.class, BossMove.class, BossEvent.class, BossPublicView.class, BossPrivateView.class);

    private static final String ROUND_START = "round-start";
    private static final String HIRING = "hiring";
    private static final String PROJECTS = "projects";
    private static final String PROJECT_BID = "project-bid";
    private static final String ISSUE = "issue";
    private static final String PAYDAY = "payday";
    private static final String ROUND_END = "round-end";

    private final BossBox box;
    private final Setup setup;
    private final Outcome outcome;
    private final BossSense sense;
    private final Reshuffle reshuffle;
    private final BossViews views;

    public Boss(BossBox box) {
        BoxCheck.check(box);
        Class<BossMove> any = BossMove.class;
        SharedRules rules = SharedRules.of(box);
        BossSense bossSense = new BossSense(rules);
        Sense<BossState, BossMove> sense = bossSense.any();
        List<Part<BossState, ? extends BossMove>> phases = List.of(
                silent(ROUND_START, "4.0", any, new RoundStart(rules)).on(""),
                phase("hiring-bid", "4.1", HiringBid.class, new HiringBids(rules), HiringBidsWords::new, _ -> sense)
                        .on(HIRING),
                phase("hiring-pick", "4.1", HiringPick.class, new HiringPicks(rules), HiringPicksWords::new, _ -> sense)
                        .on(HIRING),
                phase("organisation", "4.2", Edit.class, new Organisation(rules), OrganisationWords::new, _ -> sense),
                phase("event", "4.3", EventChoice.class, new EventPhase(rules), EventWords::new, _ -> sense),
                phase("deals", "8.4", Dealing.class, new Deals(rules), DealsWords::new, _ -> sense),
                phase(PROJECT_BID, "4.4", ProjectBid.class, new ProjectBids(rules), ProjectBidsWords::new, _ -> sense)
                        .on(PROJECTS),
                phase(
                                "project-pick",
                                "4.4",
                                ProjectPick.class,
                                new ProjectPicks(rules),
                                ProjectPicksWords::new,
                                _ -> sense)
                        .on(PROJECTS),
                phase(
                        "production",
                        "4.5",
                        Production.class,
                        new ProductionPhase(rules),
                        ProductionWords::new,
                        _ -> sense),
                phase(ISSUE, "4.6", IssueAnswer.class, new IssuePhase(rules), IssueWords::new, _ -> sense),
                phase(PAYDAY, "4.7", PayOrder.class, new Payday(rules), PaydayWords::new, _ -> sense),
                silent(ROUND_END, "4.7", any, new RoundEnd(rules)).on(""));
        super(box, RULES_VERSION, TYPES, phases);
        this.box = box;
        this.setup = new Setup(box);
        this.outcome = new Outcome(rules);
        this.sense = bossSense;
        this.reshuffle = new Reshuffle(rules);
        this.views = new BossViews(rules, outcome);
        valuedBy(bossSense.features(s -> isIn(s, ISSUE) || isIn(s, PAYDAY)), () -> new Boss(box));
    }

    @Override
    protected BossState setUp(Deal deal) {
        return setup.deal(deal);
    }

    /** Projects that run out end the game at once; else it ends after a Payday. */
    @Override
    protected String next(BossState s, String phase) {
        if (s.ending != BossState.Ending.NOT_YET) return END;
        return phase.equals(ROUND_END) ? ROUND_START : super.next(s, phase);
    }

    @Override
    protected Round round(BossState s) {
        return new Round(s.roundNumber, s.terms.rounds());
    }

    @Override
    public BossBox box() {
        return box;
    }

    @Override
    public PublicView publicView(BossState s) {
        return views.publicView(s, phaseOf(s));
    }

    @Override
    public PrivateView privateView(BossState s, int seat) {
        return views.privateView(s, seat, phaseOf(s));
    }

    @Override
    protected void guess(BossState s, int seat, Rng rng) {
        reshuffle.guess(s, seat, rng);
    }

    @Override
    protected double worth(BossState s, int seat) {
        return sense.worth(s, seat);
    }

    /** Bots say in a word why they decline. */
    @Override
    public BossMove spoken(BossState guess, int seat, BossMove chosen) {
        return sense.spoken(guess, seat, chosen);
    }

    @Override
    protected Ranking ranking(BossState s) {
        return outcome.ranking(s);
    }

    @Override
    public Result result(BossState s) {
        return outcome.result(s);
    }

    @Override
    public List<Say> unspent(BossState s, int seat) {
        return Unspent.of(s.companies[seat], box().constants());
    }

    @Override
    public Seats winners(BossState s) {
        return outcome.winners(s);
    }
}

package boardroom.games.esopwars;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.GameTypes;
import boardroom.engine.Pace;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Skill;
import boardroom.engine.phases.Part;
import boardroom.engine.phases.PhasedGame;
import boardroom.games.esopwars.box.BoxCheck;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.rules.CompanyDraft;
import boardroom.games.esopwars.rules.CompanyDraftWords;
import boardroom.games.esopwars.rules.CompanyLock;
import boardroom.games.esopwars.rules.CompanyLockWords;
import boardroom.games.esopwars.rules.Drops;
import boardroom.games.esopwars.rules.DropsWords;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopEvent;
import boardroom.games.esopwars.rules.EsopMove;
import boardroom.games.esopwars.rules.EsopMove.DraftMove;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import boardroom.games.esopwars.rules.EsopMove.Lock;
import boardroom.games.esopwars.rules.EsopMove.LotMove;
import boardroom.games.esopwars.rules.EsopMove.SwapMove;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Exit;
import boardroom.games.esopwars.rules.FinalRanking;
import boardroom.games.esopwars.rules.MainAuction;
import boardroom.games.esopwars.rules.MainAuctionWords;
import boardroom.games.esopwars.rules.MarketRound;
import boardroom.games.esopwars.rules.MarketRoundWords;
import boardroom.games.esopwars.rules.Outcome;
import boardroom.games.esopwars.rules.Reshuffle;
import boardroom.games.esopwars.rules.SecondaryAuction;
import boardroom.games.esopwars.rules.SecondaryAuctionWords;
import boardroom.games.esopwars.rules.Setup;
import boardroom.games.esopwars.rules.Unspent;
import boardroom.games.esopwars.sense.EsopSense;
import boardroom.games.esopwars.sense.PositionWorth;
import boardroom.games.esopwars.view.EsopPrivateView;
import boardroom.games.esopwars.view.EsopPublicView;
import boardroom.games.esopwars.view.PrivateViewBuilder;
import boardroom.games.esopwars.view.PublicViewBuilder;
import java.util.List;

/**
 * ESOP Wars: two to five startups bid equity for employees, the market multiplies what they are worth, the highest
 * valuation at the exit wins.
 */
public final class EsopWars extends PhasedGame<EsopState, EsopMove> {
    private static final int RULES_VERSION = 2;
    private static final String RANKING = "ranking";

    private static final GameTypes<EsopState, EsopMove> TYPES = new GameTypes<>(
            EsopState.class, EsopMove.class, EsopEvent.class, EsopPublicView.class, EsopPrivateView.class);

    private final Setup setup;
    private final Outcome outcome;
    private final PublicViewBuilder publicView;
    private final PrivateViewBuilder privateView;
    private final PositionWorth worth;

    public EsopWars(EsopBox box) {
        BoxCheck.check(box);
        MainAuction mainAuction = new MainAuction(box);
        SecondaryAuction secondaryAuction = new SecondaryAuction(box);
        EmployeeWorth employeeWorth = new EmployeeWorth(box);
        EsopSense sense = new EsopSense(box, employeeWorth);
        super(box, RULES_VERSION, TYPES, phases(box, mainAuction, secondaryAuction, sense));
        this.setup = new Setup(box);
        this.outcome = new Outcome(box);
        this.publicView = new PublicViewBuilder(box, employeeWorth, mainAuction, secondaryAuction);
        this.privateView =
                new PrivateViewBuilder(box, employeeWorth, sense.hint(), publicView, mainAuction, secondaryAuction);
        this.worth = sense.position();
        valuedBy(sense.features(), () -> new EsopWars(box));
    }

    /** Section 4, in its order. */
    private static List<Part<EsopState, ? extends EsopMove>> phases(
            EsopBox box, MainAuction main, SecondaryAuction second, EsopSense sense) {
        CompanyDraft draft = new CompanyDraft(box);
        CompanyLock lock = new CompanyLock(box);
        return List.of(
                phase("company-draft", "4.0", DraftMove.class, draft, CompanyDraftWords::new, sense::draft)
                        .on("company"),
                phase("company-lock", "4.0", Lock.class, lock, CompanyLockWords::new, sense::lock)
                        .on("company"),
                phase(MainAuction.ID, "4.1", LotMove.class, main, MainAuctionWords::new, sense::bid),
                market("seed-round", "4.2", new MarketRound(box, "seed"), sense),
                market("early-round", "4.3", new MarketRound(box, "early"), sense),
                phase("drop", "4.4.1", Drop.class, new Drops(box), DropsWords::new, sense::drop)
                        .on("swap"),
                phase(SecondaryAuction.ID, "4.4.3", SwapMove.class, second, SecondaryAuctionWords::new, sense::swap)
                        .on("swap"),
                market("mature-round", "4.5", new MarketRound(box, "mature"), sense),
                market("exit", "4.6", new Exit(box), sense),
                silent(RANKING, "6", EsopMove.class, new FinalRanking()).on(""));
    }

    private static Part<EsopState, Wildcard> market(String id, String section, MarketRound round, EsopSense sense) {
        return phase(id, section, Wildcard.class, round, MarketRoundWords::new, sense::wildcard);
    }

    @Override
    protected EsopState setUp(Deal deal) {
        return setup.deal(deal);
    }

    /** A walkover, or a play that all have lost, ends after the main auction. */
    @Override
    protected String next(EsopState s, String phase) {
        return s.isDecided() && phase.equals(MainAuction.ID) ? RANKING : super.next(s, phase);
    }

    @Override
    protected int pacePercent(EsopState s) {
        return s.terms.pacePercent();
    }

    @Override
    public PublicView publicView(EsopState s) {
        return publicView.build(s, phaseOf(s));
    }

    @Override
    public PrivateView privateView(EsopState s, int seat) {
        return privateView.build(s, phaseOf(s), seat);
    }

    @Override
    protected void guess(EsopState s, int seat, Rng rng) {
        Reshuffle.guess(s, seat, rng);
    }

    @Override
    public Result result(EsopState s) {
        return outcome.of(s);
    }

    @Override
    public List<Say> unspent(EsopState s, int seat) {
        return Unspent.of(s, s.teams[seat]);
    }

    @Override
    public Seats winners(EsopState s) {
        return Outcome.winners(s);
    }

    @Override
    protected double worth(EsopState s, int seat) {
        return worth.of(s, seat);
    }

    @Override
    public Box.BotPause botPause(EsopState s, int seat, Skill skill) {
        Box.BotPause normal = box().botPause();
        int percent = s.terms.pacePercent() == 0 ? Pace.PERCENT : s.terms.pacePercent();
        return new Box.BotPause(normal.minMillis() * percent / 100, normal.maxMillis() * percent / 100);
    }
}

package boardroom.games.itstartup;

import boardroom.engine.Deal;
import boardroom.engine.GameTypes;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Title;
import boardroom.engine.phases.PhasedGame;
import boardroom.engine.phases.Round;
import boardroom.games.itstartup.box.BoxCheck;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Counters;
import boardroom.games.itstartup.rules.Effects;
import boardroom.games.itstartup.rules.LookAndTake;
import boardroom.games.itstartup.rules.LookAndTakeWords;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.MainPhaseWords;
import boardroom.games.itstartup.rules.Mulligan;
import boardroom.games.itstartup.rules.MulliganWords;
import boardroom.games.itstartup.rules.Outcome;
import boardroom.games.itstartup.rules.PlanningBonus;
import boardroom.games.itstartup.rules.PlanningBonusWords;
import boardroom.games.itstartup.rules.Previews;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.Ranking;
import boardroom.games.itstartup.rules.Reshuffle;
import boardroom.games.itstartup.rules.ResponseWindow;
import boardroom.games.itstartup.rules.ResponseWindowWords;
import boardroom.games.itstartup.rules.RoundCheck;
import boardroom.games.itstartup.rules.Setup;
import boardroom.games.itstartup.rules.StartupEvent;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnEnd;
import boardroom.games.itstartup.rules.TurnStart;
import boardroom.games.itstartup.rules.WhoStarts;
import boardroom.games.itstartup.sense.CardWorth;
import boardroom.games.itstartup.sense.Horizon;
import boardroom.games.itstartup.sense.Lead;
import boardroom.games.itstartup.sense.LeadSense;
import boardroom.games.itstartup.sense.LookAndTakeSense;
import boardroom.games.itstartup.sense.MainPhaseSense;
import boardroom.games.itstartup.sense.MulliganSense;
import boardroom.games.itstartup.sense.OfficeWorth;
import boardroom.games.itstartup.sense.Weights;
import boardroom.games.itstartup.view.AttackViewBuilder;
import boardroom.games.itstartup.view.PrivateViewBuilder;
import boardroom.games.itstartup.view.PublicViewBuilder;
import boardroom.games.itstartup.view.StartupPrivateView;
import boardroom.games.itstartup.view.StartupPublicView;
import java.util.List;

/**
 * IT Startup: two to four companies race to finish a software project. A turn is a chain of small actions paid from a
 * stock of resources; at its end developers score and everybody tires.
 */
public final class ItStartup extends PhasedGame<StartupState, StartupMove> {
    /** How the game is put on the shelf. */
    public static final Title TITLE = Title.of("it-startup", ItStartupBox.class, ItStartup::new);

    private static final int RULES_VERSION = 2;

    private static final String MAIN = "main";
    private static final String RESPONSE = "response";
    private static final String LOOK = "look-and-take";
    private static final String TURN_START = "turn-start";
    private static final String TURN_END = "turn-end";
    private static final String ROUND_CHECK = "round-check";

    private final ItStartupBox box;
    private final PublicViewBuilder publicViews;
    private final PrivateViewBuilder privateViews;
    private final Lead lead;

    public ItStartup(ItStartupBox box) {
        BoxCheck.check(box);
        Copies copies = box.catalogue().copies();
        Weights weights = Weights.shipped();
        Burnout burnout = new Burnout(box.constants());
        Effects effects = new Effects(burnout);
        Counters counters = new Counters();
        Prices prices = new Prices(box.constants());
        Previews previews = new Previews(effects);
        Horizon horizon = new Horizon(weights.horizon());
        CardWorth cards = new CardWorth(weights.cards(), box.constants());
        Lead lead = new Lead(weights.lead(), new OfficeWorth(weights.offices(), burnout, cards), horizon);
        Mulligan mulligan = new Mulligan(box);
        MainPhase mainPhase = new MainPhase(box, prices, counters, effects);
        TurnEnd turnEnd = new TurnEnd(effects, burnout);
        super(
                box,
                RULES_VERSION,
                new GameTypes<>(
                        StartupState.class,
                        StartupMove.class,
                        StartupEvent.class,
                        StartupPublicView.class,
                        StartupPrivateView.class),
                List.of(
                        phase(
                                        "mulligan",
                                        "4.1",
                                        StartupMove.GiveBack.class,
                                        mulligan,
                                        MulliganWords::new,
                                        _ -> new MulliganSense(weights.mulligan()))
                                .on("hand"),
                        silent("first-player", "3", StartupMove.class, new WhoStarts())
                                .on("first"),
                        silent(TURN_START, "4.2", StartupMove.class, new TurnStart(box.constants()))
                                .on("round"),
                        phase(
                                        "planning-bonus",
                                        "4.3",
                                        StartupMove.UseBonus.class,
                                        new PlanningBonus(box, burnout),
                                        bonus -> new PlanningBonusWords(bonus, previews),
                                        bonus -> new LeadSense<>(bonus, effects, lead))
                                .on("round"),
                        phase(
                                        MAIN,
                                        "4.4",
                                        StartupMove.TurnMove.class,
                                        mainPhase,
                                        main -> new MainPhaseWords(main, copies, prices, previews, turnEnd),
                                        main -> new MainPhaseSense(main, effects, lead))
                                .on("round"),
                        phase(
                                        RESPONSE,
                                        "4.5",
                                        StartupMove.Respond.class,
                                        new ResponseWindow(box, counters, effects),
                                        window -> new ResponseWindowWords(window, previews),
                                        window -> new LeadSense<>(window, effects, lead))
                                .on("round"),
                        phase(
                                        LOOK,
                                        "4.6",
                                        StartupMove.Pick.class,
                                        new LookAndTake(box, effects),
                                        LookAndTakeWords::new,
                                        _ -> new LookAndTakeSense(copies, cards, horizon))
                                .on("round"),
                        silent(TURN_END, "4.7", StartupMove.class, turnEnd).on("round"),
                        silent(ROUND_CHECK, "4.8", StartupMove.class, new RoundCheck())
                                .on("round")));
        this.box = box;
        this.publicViews = new PublicViewBuilder(box.constants(), burnout, new AttackViewBuilder(counters, effects));
        this.privateViews = new PrivateViewBuilder(mulligan, mainPhase, prices, publicViews);
        this.lead = lead;
    }

    @Override
    protected StartupState setUp(Deal deal) {
        return Setup.deal(box, deal);
    }

    /** An answer and a look interrupt the main phase, which goes on after them until the turn is over. */
    @Override
    protected String next(StartupState s, String phase) {
        return switch (phase) {
            case MAIN, RESPONSE, LOOK ->
                s.looking > 0 ? LOOK : s.isAnswerAwaited() ? RESPONSE : s.turnOver ? TURN_END : MAIN;
            case TURN_END -> s.isLastOfRound() ? ROUND_CHECK : TURN_START;
            case ROUND_CHECK -> s.finished ? END : TURN_START;
            default -> super.next(s, phase);
        };
    }

    @Override
    protected int pacePercent(StartupState s) {
        return s.terms.pacePercent();
    }

    @Override
    protected Round round(StartupState s) {
        return new Round(s.round, s.terms.roundLimit());
    }

    @Override
    public ItStartupBox box() {
        return box;
    }

    @Override
    public PublicView publicView(StartupState s) {
        return publicViews.build(s, phaseOf(s));
    }

    @Override
    public PrivateView privateView(StartupState s, int seat) {
        return privateViews.build(s, seat, isIn(s, MAIN) && seat == s.active);
    }

    @Override
    protected void guess(StartupState s, int seat, Rng rng) {
        Reshuffle.guess(s, seat, rng);
    }

    @Override
    public Result result(StartupState s) {
        return Outcome.of(s);
    }

    @Override
    public Seats winners(StartupState s) {
        return Ranking.winners(s);
    }

    @Override
    protected double worth(StartupState s, int seat) {
        return lead.chance(s, seat);
    }
}

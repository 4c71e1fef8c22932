package boardroom.games.itstartup;

import boardroom.engine.Deal;
import boardroom.engine.GameTypes;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Title;
import boardroom.engine.phases.Part;
import boardroom.engine.phases.PhasedGame;
import boardroom.engine.phases.Round;
import boardroom.games.itstartup.box.BoxCheck;
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
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.Ranking;
import boardroom.games.itstartup.rules.Reshuffle;
import boardroom.games.itstartup.rules.ResponseWindow;
import boardroom.games.itstartup.rules.ResponseWindowWords;
import boardroom.games.itstartup.rules.RoundCheck;
import boardroom.games.itstartup.rules.Setup;
import boardroom.games.itstartup.rules.StartupEvent;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupMove.GiveBack;
import boardroom.games.itstartup.rules.StartupMove.Pick;
import boardroom.games.itstartup.rules.StartupMove.Respond;
import boardroom.games.itstartup.rules.StartupMove.TurnMove;
import boardroom.games.itstartup.rules.StartupMove.UseBonus;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnEnd;
import boardroom.games.itstartup.rules.TurnStart;
import boardroom.games.itstartup.rules.Unspent;
import boardroom.games.itstartup.rules.WhoStarts;
import boardroom.games.itstartup.sense.StartupSense;
import boardroom.games.itstartup.view.StartupPrivateView;
import boardroom.games.itstartup.view.StartupPublicView;
import boardroom.games.itstartup.view.StartupViews;
import java.util.List;

/**
 * IT Startup: two to four companies race to finish a software project. A turn is a chain of small actions paid from a
 * stock of resources; at its end developers score and everybody tires.
 */
public final class ItStartup extends PhasedGame<StartupState, StartupMove> {
    /** How the game is put on the shelf. */
    public static final Title TITLE = Title.of("it-startup", ItStartupBox.class, ItStartup::new);

    private static final int RULES_VERSION = 2;

    private static final GameTypes<StartupState, StartupMove> TYPES = new GameTypes<>(
            StartupState.class,
            StartupMove.class,
            StartupEvent.class,
            StartupPublicView.class,
            StartupPrivateView.class);

    private static final String MAIN = "main";
    private static final String RESPONSE = "response";
    private static final String LOOK = "look-and-take";
    private static final String TURN_START = "turn-start";
    private static final String TURN_END = "turn-end";
    private static final String ROUND_CHECK = "round-check";

    private final ItStartupBox box;
    private final StartupViews views;
    private final StartupSense sense;

    public ItStartup(ItStartupBox box) {
        BoxCheck.check(box);
        Class<StartupMove> any = StartupMove.class;
        Prices prices = new Prices(box.constants());
        Burnout burnout = new Burnout(box.constants());
        Effects effects = new Effects(burnout);
        Counters counters = new Counters();
        StartupSense sense = new StartupSense(box, burnout);
        Mulligan mulligan = new Mulligan(box);
        WhoStarts whoStarts = new WhoStarts();
        TurnStart turnStart = new TurnStart(box.constants());
        PlanningBonus bonus = new PlanningBonus(box, burnout);
        MainPhase main = new MainPhase(box, prices, counters, effects);
        ResponseWindow window = new ResponseWindow(box, counters, effects);
        LookAndTake look = new LookAndTake(box, effects);
        TurnEnd turnEnd = new TurnEnd(effects, burnout);
        List<Part<StartupState, ? extends StartupMove>> phases = List.of(
                phase("mulligan", "4.1", GiveBack.class, mulligan, MulliganWords::new, sense::ofMulligan),
                silent("first-player", "3", any, whoStarts),
                silent(TURN_START, "4.2", any, turnStart),
                phase("planning-bonus", "4.3", UseBonus.class, bonus, PlanningBonusWords::new, sense::ofPlanningBonus),
                phase(MAIN, "4.4", TurnMove.class, main, m -> new MainPhaseWords(m, turnEnd), sense::ofMainPhase),
                phase(RESPONSE, "4.5", Respond.class, window, ResponseWindowWords::new, sense::ofResponse),
                phase(LOOK, "4.6", Pick.class, look, LookAndTakeWords::new, sense::ofLookAndTake),
                silent(TURN_END, "4.7", any, turnEnd),
                silent(ROUND_CHECK, "4.8", any, new RoundCheck()));
        for (Part<?, ?> part : phases) part.on("round");
        phases.get(0).on("hand");
        phases.get(1).on("first");
        super(box, RULES_VERSION, TYPES, phases);
        this.box = box;
        this.views = new StartupViews(box, prices, burnout, counters, effects, mulligan, main);
        this.sense = sense;
        valuedBy(sense.features(), () -> new ItStartup(box));
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
        return views.publicView(s, phaseOf(s));
    }

    @Override
    public PrivateView privateView(StartupState s, int seat) {
        return views.privateView(s, seat, isIn(s, MAIN));
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
    public List<Say> unspent(StartupState s, int seat) {
        return Unspent.of(s.offices[seat], sense.worthOfAResource());
    }

    @Override
    public Seats winners(StartupState s) {
        return Ranking.winners(s);
    }

    @Override
    protected double worth(StartupState s, int seat) {
        return sense.chance(s, seat);
    }
}

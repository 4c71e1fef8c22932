package boardroom.games.itstartup;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.GameTypes;
import boardroom.engine.PhasedGame;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Title;
import boardroom.games.itstartup.box.BoxCheck;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Counters;
import boardroom.games.itstartup.rules.Effects;
import boardroom.games.itstartup.rules.End;
import boardroom.games.itstartup.rules.LookAndTake;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.Mulligan;
import boardroom.games.itstartup.rules.Outcome;
import boardroom.games.itstartup.rules.PlanningBonus;
import boardroom.games.itstartup.rules.Previews;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.Reshuffle;
import boardroom.games.itstartup.rules.ResponseWindow;
import boardroom.games.itstartup.rules.Setup;
import boardroom.games.itstartup.rules.StartupEvent;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupPhase;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnEnd;
import boardroom.games.itstartup.rules.TurnStart;
import boardroom.games.itstartup.sense.CardWorth;
import boardroom.games.itstartup.sense.Lead;
import boardroom.games.itstartup.sense.MulliganSense;
import boardroom.games.itstartup.sense.OfficeWorth;
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

    private static final int RULES_VERSION = 1;

    private final ItStartupBox box;
    private final List<StartupPhase> phases;
    private final Setup setup;
    private final Mulligan mulligan;
    private final PublicViewBuilder publicEye;
    private final PrivateViewBuilder privateEye;
    private final Reshuffle reshuffle;
    private final Lead sense;

    public ItStartup(ItStartupBox box) {
        BoxCheck.check(box);
        Burnout burnout = new Burnout(box.constants());
        Effects effects = new Effects(burnout);
        Counters counters = new Counters();
        Prices prices = new Prices(box.constants());
        CardWorth cardWorth = new CardWorth(box.constants());
        Lead sense = new Lead(new OfficeWorth(burnout, cardWorth), effects);
        MulliganSense mulliganSense = new MulliganSense();
        TurnStart turnStart = new TurnStart(box.constants());
        TurnEnd turnEnd = new TurnEnd(effects, burnout, turnStart);
        Previews previews = new Previews(effects, turnEnd);
        Mulligan mulligan = new Mulligan(box, turnStart, mulliganSense);
        MainPhase mainPhase = new MainPhase(box, prices, counters, effects, turnEnd, sense, previews);
        List<StartupPhase> phases = List.of(
                mulligan,
                new PlanningBonus(box, burnout, sense, previews),
                mainPhase,
                new ResponseWindow(box, counters, effects, sense, previews),
                new LookAndTake(box, effects, cardWorth),
                new End());
        super(phases);
        this.box = box;
        this.phases = phases;
        this.setup = new Setup(box);
        this.mulligan = mulligan;
        this.publicEye = new PublicViewBuilder(box.constants(), burnout, new AttackViewBuilder(counters, effects));
        this.privateEye = new PrivateViewBuilder(mainPhase, prices, publicEye);
        this.reshuffle = new Reshuffle(box.catalogue(), mulliganSense);
        this.sense = sense;
    }

    @Override
    public ItStartupBox box() {
        return box;
    }

    @Override
    public int rulesVersion() {
        return RULES_VERSION;
    }

    @Override
    public GameTypes<StartupState, StartupMove> types() {
        return new GameTypes<>(
                StartupState.class,
                StartupMove.class,
                StartupEvent.class,
                StartupPublicView.class,
                StartupPrivateView.class);
    }

    @Override
    public StartupState deal(Deal deal) {
        StartupState r = setup.deal(deal);
        if (!r.terms.mulligan()) mulligan.begin(r, Events.NONE);
        return r;
    }

    @Override
    public PublicView publicView(StartupState r) {
        return publicEye.see(r, phases.get(r.phase()).id());
    }

    @Override
    public PrivateView privateView(StartupState r, int seat) {
        return privateEye.see(r, seat);
    }

    @Override
    public void reshuffle(StartupState r, int seat, Rng rng) {
        reshuffle.guess(r, seat, rng);
    }

    @Override
    public Result result(StartupState r) {
        return Outcome.of(r);
    }

    @Override
    public double value(StartupState r, int seat) {
        return sense.value(r, seat);
    }
}

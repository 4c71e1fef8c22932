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
import java.util.List;

/**
 * IT Startup: two to four companies race to finish a software project. A turn is a chain of small actions paid from a
 * stock of resources; at its end developers score and everybody tires.
 */
public final class ItStartup extends PhasedGame<Race, StartupMove> {
    /** How the game is put on the shelf. */
    public static final Title TITLE = Title.of("it-startup", ItStartupBox.class, ItStartup::new);

    private static final int RULES_VERSION = 1;

    private final ItStartupBox box;
    private final List<StartupPhase> phases;
    private final Setup setup;
    private final Mulligan mulligan;
    private final PublicEye publicEye;
    private final PrivateEye privateEye;
    private final Reshuffle reshuffle;
    private final Sense sense;

    public ItStartup(ItStartupBox box) {
        BoxCheck.check(box);
        Burnout burnout = new Burnout(box.constants());
        Effects effects = new Effects(burnout);
        Counters counters = new Counters();
        Prices prices = new Prices(box.constants());
        CardWorth cardWorth = new CardWorth(box.constants());
        Sense sense = new Sense(new Worth(burnout, cardWorth), effects);
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
        this.publicEye = new PublicEye(box.constants(), burnout, new AttackEye(counters, effects));
        this.privateEye = new PrivateEye(mainPhase, prices, publicEye);
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
    public GameTypes<Race, StartupMove> types() {
        return new GameTypes<>(
                Race.class, StartupMove.class, StartupEvent.class, StartupPublicView.class, StartupPrivateView.class);
    }

    @Override
    public Race deal(Deal deal) {
        Race r = setup.deal(deal);
        if (!r.terms.mulligan()) mulligan.begin(r, Events.NONE);
        return r;
    }

    @Override
    public PublicView publicView(Race r) {
        return publicEye.see(r, phases.get(r.phase()).id());
    }

    @Override
    public PrivateView privateView(Race r, int seat) {
        return privateEye.see(r, seat);
    }

    @Override
    public void reshuffle(Race r, int seat, Rng rng) {
        reshuffle.guess(r, seat, rng);
    }

    @Override
    public Result result(Race r) {
        return Outcome.of(r);
    }

    @Override
    public double value(Race r, int seat) {
        return sense.value(r, seat);
    }
}

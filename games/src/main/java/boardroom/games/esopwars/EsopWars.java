package boardroom.games.esopwars;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.GameTypes;
import boardroom.engine.PhasedGame;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Skill;
import boardroom.games.esopwars.box.BoxCheck;
import boardroom.games.esopwars.box.EsopBox;
import java.util.List;

/**
 * ESOP Wars: two to five startups bid equity for employees, the market multiplies what they are worth, the highest
 * valuation at the exit wins.
 */
public final class EsopWars extends PhasedGame<Market, EsopMove> {
    private static final int RULES_VERSION = 1;

    private final EsopBox box;
    private final List<EsopPhase> phases;
    private final Setup setup;
    private final Outcome outcome;
    private final PublicEye publicEye;
    private final PrivateEye privateEye;
    private final Reshuffle reshuffle;
    private final Outlook outlook;
    private final Tempo tempo;

    public EsopWars(EsopBox box) {
        BoxCheck.check(box);
        Sense sense = new Sense(box);
        Ranking ranking = new Ranking();
        MainAuction mainAuction = new MainAuction(box, sense.bid());
        SecondaryAuction secondaryAuction = new SecondaryAuction(box, sense.swap());
        List<EsopPhase> phases = List.of(
                new CompanyDraft(box, sense.draft()),
                new CompanyLock(box, sense.draft()),
                mainAuction,
                new SeedRound(box, sense.wildcard()),
                new EarlyScaling(box, sense.wildcard()),
                new Drop(box, sense.drop()),
                secondaryAuction,
                new MatureScaling(box, sense.wildcard()),
                new Exit(box, sense.wildcard()),
                new End(ranking));
        super(phases);
        this.box = box;
        this.phases = phases;
        this.setup = new Setup(box);
        this.outcome = new Outcome(box, ranking);
        this.publicEye = new PublicEye(box, sense, ranking, outcome, mainAuction, secondaryAuction);
        this.privateEye = new PrivateEye(box, sense, publicEye, mainAuction, secondaryAuction);
        this.reshuffle = new Reshuffle(phases);
        this.outlook = sense.outlook();
        this.tempo = new Tempo(box.clocks());
    }

    @Override
    public EsopBox box() {
        return box;
    }

    @Override
    public int rulesVersion() {
        return RULES_VERSION;
    }

    @Override
    public GameTypes<Market, EsopMove> types() {
        return new GameTypes<>(
                Market.class, EsopMove.class, EsopEvent.class, EsopPublicView.class, EsopPrivateView.class);
    }

    @Override
    public Market deal(Deal deal) {
        Market m = setup.deal(deal);
        now(m).open(m, Events.NONE);
        carryOn(m, Events.NONE);
        return m;
    }

    @Override
    public void play(Market m, int seat, EsopMove move, Events events) {
        super.play(m, seat, move, events);
        carryOn(m, events);
    }

    /** A phase that has done its work hands over to the next, until a decision is due. */
    void carryOn(Market m, Events events) {
        while (m.phaseOver) {
            m.phaseOver = false;
            m.phase = isDecided(m) ? phases.size() - 1 : m.phase + 1;
            now(m).open(m, events);
        }
    }

    /** A walkover ends the game at once. */
    private static boolean isDecided(Market m) {
        return m.ending != Market.Ending.NOT_YET;
    }

    private EsopPhase now(Market m) {
        return phases.get(m.phase);
    }

    @Override
    public PublicView publicView(Market m) {
        return publicEye.see(m, now(m));
    }

    @Override
    public PrivateView privateView(Market m, int seat) {
        return privateEye.see(m, now(m), seat);
    }

    @Override
    public void reshuffle(Market m, int seat, Rng rng) {
        reshuffle.guess(m, seat, rng);
    }

    @Override
    public Result result(Market m) {
        return outcome.of(m);
    }

    @Override
    public Box.BotPause botPause(Market m, int seat, Skill skill) {
        return tempo.thinking(m);
    }

    @Override
    public double value(Market m, int seat) {
        return outlook.value(m, seat);
    }
}

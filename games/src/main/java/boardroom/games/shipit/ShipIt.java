package boardroom.games.shipit;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.GameTypes;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.SenseReader;
import boardroom.engine.Skill;
import boardroom.engine.Title;
import boardroom.engine.phases.PhasedGame;
import boardroom.engine.phases.Round;
import boardroom.games.shipit.box.BoxCheck;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.puzzle.PuzzlePractice;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.CorporationSelection;
import boardroom.games.shipit.rules.CorporationWords;
import boardroom.games.shipit.rules.EngineerDraft;
import boardroom.games.shipit.rules.EventPhase;
import boardroom.games.shipit.rules.EventWords;
import boardroom.games.shipit.rules.Founding;
import boardroom.games.shipit.rules.LivePlanning;
import boardroom.games.shipit.rules.LiveWords;
import boardroom.games.shipit.rules.Opening;
import boardroom.games.shipit.rules.OpeningWords;
import boardroom.games.shipit.rules.Outcome;
import boardroom.games.shipit.rules.PlanningStart;
import boardroom.games.shipit.rules.Plans;
import boardroom.games.shipit.rules.PuzzlePhase;
import boardroom.games.shipit.rules.PuzzleWords;
import boardroom.games.shipit.rules.ResolutionPhase;
import boardroom.games.shipit.rules.Reveal;
import boardroom.games.shipit.rules.RoundEnd;
import boardroom.games.shipit.rules.Setup;
import boardroom.games.shipit.rules.SheetWords;
import boardroom.games.shipit.rules.ShipEvent;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipMove.CorporationMove;
import boardroom.games.shipit.rules.ShipMove.LiveMove;
import boardroom.games.shipit.rules.ShipMove.OpeningMove;
import boardroom.games.shipit.rules.ShipMove.PlanMove;
import boardroom.games.shipit.rules.ShipMove.PuzzleMove;
import boardroom.games.shipit.rules.ShipMove.SheetMove;
import boardroom.games.shipit.rules.ShipMove.SprintMove;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.rules.Sprint;
import boardroom.games.shipit.rules.SprintWords;
import boardroom.games.shipit.rules.TurnPlanning;
import boardroom.games.shipit.rules.TurnWords;
import boardroom.games.shipit.rules.Unspent;
import boardroom.games.shipit.sense.CompanyWorth;
import boardroom.games.shipit.sense.CorporationSense;
import boardroom.games.shipit.sense.DraftSense;
import boardroom.games.shipit.sense.EventSense;
import boardroom.games.shipit.sense.Guess;
import boardroom.games.shipit.sense.PlanSense;
import boardroom.games.shipit.sense.PuzzleSense;
import boardroom.games.shipit.sense.ShipItFeatures;
import boardroom.games.shipit.sense.SprintSense;
import boardroom.games.shipit.sense.Weights;
import boardroom.games.shipit.view.Advice;
import boardroom.games.shipit.view.PrivateViewBuilder;
import boardroom.games.shipit.view.PublicViewBuilder;
import boardroom.games.shipit.view.ShipPrivateView;
import boardroom.games.shipit.view.ShipPublicView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ship It!: two to four startups bid for engineers, send them to scarce places, code, and race for users, revenue and
 * rating; after four rounds the highest score wins.
 */
public final class ShipIt extends PhasedGame<ShipState, ShipMove> {
    private static final String ID = "ship-it";

    /** How to open it. */
    public static final Title TITLE = Title.of(ID, ShipBox.class, ShipIt::new);

    private static final int RULES_VERSION = 3;
    private static final GameTypes<ShipState, ShipMove> TYPES = new GameTypes<>(
            ShipState.class, ShipMove.class, ShipEvent.class, ShipPublicView.class, ShipPrivateView.class);

    private final Setup setup;
    private final Outcome outcome;
    private final PuzzlePhase puzzle;
    private final PuzzlePractice practice;
    private final PublicViewBuilder publicView;
    private final PrivateViewBuilder privateView;
    private final Advice advice;
    private final CompanyWorth worth;
    private final Guess guess;

    public ShipIt(ShipBox box) {
        BoxCheck.check(box);
        Weights weights = SenseReader.shipped(ID, Weights.class);
        CompanyWorth worth = new CompanyWorth(box, weights.worth());
        Actions actions = new Actions(box);
        Plans plans = new Plans(box);
        Opening opening = new Opening(plans);
        LivePlanning live = new LivePlanning(plans);
        TurnPlanning turns = new TurnPlanning(plans);
        PuzzlePhase puzzle = new PuzzlePhase(box, actions);
        Sprint sprint = new Sprint(box, actions);
        EventPhase event = new EventPhase(box, actions);
        CorporationSelection selection = new CorporationSelection(box);
        EngineerDraft draft = new EngineerDraft(box);
        CorporationSense ofCards = new CorporationSense(box);
        DraftSense ofBids = new DraftSense(box, weights.draft());
        PlanSense ofPlaces = new PlanSense(box, worth, weights.plan());
        super(
                box,
                RULES_VERSION,
                TYPES,
                List.of(
                        phase(
                                        "corporation",
                                        "4.1",
                                        CorporationMove.class,
                                        selection,
                                        CorporationWords::new,
                                        _ -> ofCards)
                                .on("found"),
                        silent("founding", "4.1", ShipMove.class, new Founding(box))
                                .on("found"),
                        phase("draft", "4.2", SheetMove.class, draft, SheetWords::new, _ -> ofBids),
                        silent("planning", "4.3", ShipMove.class, new PlanningStart(plans))
                                .on("plan"),
                        phase("opening", "4.3", OpeningMove.class, opening, OpeningWords::new, _ -> ofPlaces)
                                .on("plan"),
                        phase("live", "4.3", LiveMove.class, live, LiveWords::new, _ -> ofPlaces)
                                .on("plan"),
                        phase("turns", "8", PlanMove.class, turns, TurnWords::new, _ -> ofPlaces)
                                .on("plan"),
                        silent("reveal", "4.4", ShipMove.class, new Reveal(box)).on("plan"),
                        phase("puzzle", "4.5", PuzzleMove.class, puzzle, PuzzleWords::new, PuzzleSense::new),
                        phase("sprint", "8", SprintMove.class, sprint, SprintWords::new, SprintSense::new)
                                .on("puzzle"),
                        silent("resolution", "4.6", ShipMove.class, new ResolutionPhase(box, actions)),
                        phase(
                                "event",
                                "4.7",
                                ShipMove.Respond.class,
                                event,
                                EventWords::new,
                                e -> new EventSense(e, worth)),
                        silent("round-end", "4.8", ShipMove.class, new RoundEnd(box))
                                .on("event")));
        this.setup = new Setup(box);
        this.outcome = new Outcome(box);
        this.puzzle = puzzle;
        this.practice = new PuzzlePractice(box.puzzle());
        this.publicView = new PublicViewBuilder(box, puzzle, sprint);
        this.privateView = new PrivateViewBuilder(box, sprint);
        this.advice = new Advice(this, ofPlaces);
        this.worth = worth;
        valuedBy(new ShipItFeatures(box, actions, worth, weights.features()), () -> new ShipIt(box));
        this.guess = new Guess(box, selection, ofCards, draft, ofBids, opening, ofPlaces, puzzle);
    }

    @Override
    public ShipBox box() {
        return (ShipBox) super.box();
    }

    @Override
    protected ShipState setUp(Deal deal) {
        return setup.deal(deal);
    }

    /** Round after round, each from its draft to its end. */
    @Override
    protected String next(ShipState s, String phase) {
        return phase.equals("round-end") && !s.isLastRound() ? "draft" : super.next(s, phase);
    }

    /** No phase is played twice in a round. */
    @Override
    protected String decision(ShipState s, String phase) {
        return s.round == 0 ? phase : phase + "-" + s.round;
    }

    @Override
    protected @Nullable Round round(ShipState s) {
        return s.round == 0 ? null : new Round(s.round, s.terms.rounds());
    }

    @Override
    public Result result(ShipState s) {
        return outcome.of(s);
    }

    @Override
    public List<Say> unspent(ShipState s, int seat) {
        return Unspent.of(s.companies[seat]);
    }

    @Override
    public Seats winners(ShipState s) {
        return outcome.winners(s);
    }

    @Override
    public PublicView publicView(ShipState s) {
        return publicView.build(s, phaseOf(s), owes(s));
    }

    @Override
    public PrivateView privateView(ShipState s, int seat) {
        boolean advised = s.terms.advice() && !isIn(s, "puzzle");
        return privateView.build(s, seat, phaseOf(s), advised ? advice.of(s, seat) : null);
    }

    @Override
    protected void guess(ShipState s, int seat, Rng rng) {
        guess.of(s, phaseOf(s), seat, rng);
    }

    @Override
    protected double worth(ShipState s, int seat) {
        return worth.of(s, s.companies[seat]);
    }

    /** 5.9: bots do not program, they hand in what the generator knows. */
    @Override
    public @Nullable ShipMove skilled(ShipState s, int seat, Skill skill, Rng rng) {
        return isIn(s, "puzzle") && owes(s).has(seat) ? puzzle.skilled(s, seat, skill, rng) : null;
    }

    @Override
    public @Nullable ShipMove workedOut(ShipState s, int seat) {
        return isIn(s, "puzzle") && owes(s).has(seat) ? puzzle.workedOut(s, seat) : null;
    }

    @Override
    public PuzzlePractice practice() {
        return practice;
    }

    @Override
    public Box.BotPause botPause(ShipState s, int seat, Skill skill) {
        Box.BotPause pause = isIn(s, "puzzle") ? puzzle.botPause(s, seat, skill) : null;
        return pause == null ? box().botPause() : pause;
    }

    /** Bid sheets are sealed: a bot fills its own while people still look at the round that was. */
    @Override
    public boolean botsWatch(ShipState s) {
        return !isIn(s, "draft");
    }
}

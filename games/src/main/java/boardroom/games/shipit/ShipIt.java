package boardroom.games.shipit;

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
import boardroom.engine.Title;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.puzzle.PuzzlePractice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ship It!: two to four startups bid for engineers, send them to scarce places, code, and race for users, revenue and
 * rating; after four rounds the highest score wins.
 */
public final class ShipIt extends PhasedGame<ShipState, ShipMove> {
    /** How to open it. */
    public static final Title TITLE = Title.of("ship-it", ShipBox.class, ShipIt::new);

    static final int DRAFT = 1;
    static final int OPENING = 2;
    static final int REVEAL = 5;
    static final int PUZZLE = 6;
    static final int SPRINT = 7;
    static final int EVENT = 9;
    static final int END = 11;

    private static final int RULES_VERSION = 2;

    private final ShipBox box;
    private final List<ShipPhase> phases;
    private final Setup setup;
    private final Outcome outcome;
    private final Outlook outlook;
    private final PuzzlePhase puzzlePhase;
    private final PuzzlePractice practice;
    private final PublicEye publicEye;
    private final PrivateEye privateEye;
    private final Reshuffle reshuffle;

    public ShipIt(ShipBox box) {
        BoxCheck.check(box);
        Kit kit = new Kit(box);
        List<ShipPhase> phases = kit.phases();
        super(phases);
        this.box = box;
        this.phases = phases;
        this.setup = new Setup(box, kit.corporations());
        this.outcome = kit.outcome();
        this.outlook = kit.outlook();
        this.puzzlePhase = kit.puzzlePhase();
        this.practice = new PuzzlePractice(box.puzzle());
        this.publicEye = new PublicEye(kit);
        this.privateEye = new PrivateEye(kit, this);
        this.reshuffle = new Reshuffle(kit);
    }

    @Override
    public ShipBox box() {
        return box;
    }

    @Override
    public int rulesVersion() {
        return RULES_VERSION;
    }

    @Override
    public GameTypes<ShipState, ShipMove> types() {
        return new GameTypes<>(
                ShipState.class, ShipMove.class, ShipEvent.class, ShipPublicView.class, ShipPrivateView.class);
    }

    @Override
    public ShipState deal(Deal deal) {
        ShipState s = setup.deal(deal);
        now(s).open(s, Events.NONE);
        carryOn(s, Events.NONE);
        return s;
    }

    @Override
    public void play(ShipState s, int seat, ShipMove move, Events events) {
        super.play(s, seat, move, events);
        if (s.phaseOver) s.showSeconds = 0;
        carryOn(s, events);
    }

    /** A phase that has done its work hands over to the next, until a decision is due. */
    private void carryOn(ShipState s, Events events) {
        while (s.phaseOver) {
            s.phaseOver = false;
            s.phase = s.next == ShipState.NOWHERE ? s.phase + 1 : s.next;
            s.next = ShipState.NOWHERE;
            now(s).open(s, events);
        }
    }

    private ShipPhase now(ShipState s) {
        return phases.get(s.phase);
    }

    @Override
    public PublicView publicView(ShipState s) {
        return publicEye.see(s, now(s));
    }

    @Override
    public PrivateView privateView(ShipState s, int seat) {
        return privateEye.see(s, seat);
    }

    @Override
    public void reshuffle(ShipState s, int seat, Rng rng) {
        reshuffle.guess(s, seat, rng);
    }

    @Override
    public Result result(ShipState s) {
        return outcome.of(s);
    }

    @Override
    public double value(ShipState s, int seat) {
        return outlook.value(s, seat);
    }

    /** 5.9: bots do not program, they hand in what the generator knows. */
    @Override
    public @Nullable ShipMove skilled(ShipState s, int seat, Skill skill, Rng rng) {
        return s.phase == PUZZLE && owes(s).has(seat) ? puzzlePhase.skilled(s, seat, skill, rng) : null;
    }

    @Override
    public PuzzlePractice practice() {
        return practice;
    }

    @Override
    public Box.BotPause botPause(ShipState s, int seat, Skill skill) {
        Box.BotPause pause = s.phase == PUZZLE ? puzzlePhase.botPause(s, seat, skill) : null;
        return pause == null ? box.botPause() : pause;
    }

    /** Bid sheets are sealed: a bot fills its own while people still look at the round that was. */
    @Override
    public boolean botsWatch(ShipState s) {
        return s.phase != DRAFT;
    }
}

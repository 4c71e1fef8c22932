package boardroom.games.shipshape;

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
import boardroom.games.shipshape.box.BoxCheck;
import boardroom.games.shipshape.box.Clocks;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.BusinessPhase;
import boardroom.games.shipshape.rules.BusinessWords;
import boardroom.games.shipshape.rules.Calendar;
import boardroom.games.shipshape.rules.Collecting;
import boardroom.games.shipshape.rules.CollectingWords;
import boardroom.games.shipshape.rules.CounterChoice;
import boardroom.games.shipshape.rules.CounterChoiceWords;
import boardroom.games.shipshape.rules.JointAnswer;
import boardroom.games.shipshape.rules.JointAnswerWords;
import boardroom.games.shipshape.rules.JointRules;
import boardroom.games.shipshape.rules.OfferAnswers;
import boardroom.games.shipshape.rules.OfferAnswersWords;
import boardroom.games.shipshape.rules.Outcome;
import boardroom.games.shipshape.rules.Settlement;
import boardroom.games.shipshape.rules.SettlementWords;
import boardroom.games.shipshape.rules.Setup;
import boardroom.games.shipshape.rules.ShipShapeEvent;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeMove.JointReply;
import boardroom.games.shipshape.rules.ShipShapeMove.Reply;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Storing;
import boardroom.games.shipshape.rules.StoringWords;
import boardroom.games.shipshape.rules.Talk;
import boardroom.games.shipshape.rules.TradeRules;
import boardroom.games.shipshape.rules.TurnEnd;
import boardroom.games.shipshape.rules.Unspent;
import boardroom.games.shipshape.rules.WeekEnd;
import boardroom.games.shipshape.rules.WeekStart;
import boardroom.games.shipshape.sense.ShipShapeSense;
import boardroom.games.shipshape.view.ShipShapePrivateView;
import boardroom.games.shipshape.view.ShipShapePublicView;
import boardroom.games.shipshape.view.ShipShapeViews;
import java.util.List;

/**
 * Ship Shape: two to four rival carriers share one calendar. Who fulfils an order scores it; if one is still open when the
 * week is over, all lose.
 */
public final class ShipShape extends PhasedGame<ShipShapeState, ShipShapeMove> {
    /** How the game is put on the shelf. */
    public static final Title TITLE = Title.of("ship-shape", ShipShapeBox.class, ShipShape::new);

    private static final int RULES_VERSION = 1;

    private static final GameTypes<ShipShapeState, ShipShapeMove> TYPES = new GameTypes<>(
            ShipShapeState.class,
            ShipShapeMove.class,
            ShipShapeEvent.class,
            ShipShapePublicView.class,
            ShipShapePrivateView.class);

    private static final String WEEK_START = "week-start";
    private static final String CALENDAR = "calendar";
    private static final String BUSINESS = "business";
    private static final String ANSWER = "answer";
    private static final String CHOOSE = "choose";
    private static final String JOINT_ANSWER = "joint-answer";
    private static final String STORE = "store";
    private static final String TURN_END = "turn-end";
    private static final String SETTLE = "settle";
    private static final String WEEK_END = "week-end";

    private final ShipShapeBox box;
    private final Setup setup;
    private final ShipShapeSense sense;
    private final ShipShapeViews views;

    public ShipShape(ShipShapeBox box) {
        BoxCheck.check(box);
        Class<ShipShapeMove> any = ShipShapeMove.class;
        Constants numbers = box.constants();
        Clocks clocks = box.clocksSeconds();
        TradeRules trade = new TradeRules(numbers);
        JointRules joint = new JointRules(numbers);
        BusinessPhase business = new BusinessPhase(box, trade, joint);
        Collecting collecting = new Collecting(clocks);
        Settlement settlement = new Settlement(box);
        ShipShapeSense sense = new ShipShapeSense(numbers, collecting, business, trade, joint);
        Sense<ShipShapeState, ShipShapeMove> keeping = sense.keeping();
        Sense<ShipShapeState, ShipShapeMove> answers = sense.answers();
        List<Part<ShipShapeState, ? extends ShipShapeMove>> phases = List.of(
                silent(WEEK_START, "4.0", any, new WeekStart(numbers)).on(""),
                silent(CALENDAR, "4.1", any, new Calendar()).on(""),
                phase("collect", "4.2", Collect.class, collecting, CollectingWords::new, _ -> keeping),
                phase(BUSINESS, "4.3", Business.class, business, BusinessWords::new, _ -> sense.business()),
                phase(ANSWER, "4.3", Reply.class, new OfferAnswers(box, trade), OfferAnswersWords::new, _ -> answers)
                        .on(BUSINESS),
                phase(CHOOSE, "4.3", Choose.class, new CounterChoice(box, trade), CounterChoiceWords::new, _ -> answers)
                        .on(BUSINESS),
                phase(
                                JOINT_ANSWER,
                                "4.4",
                                JointReply.class,
                                new JointAnswer(box, joint),
                                JointAnswerWords::new,
                                _ -> answers)
                        .on(BUSINESS),
                phase(STORE, "4.5", Store.class, new Storing(clocks), StoringWords::new, _ -> keeping),
                silent(TURN_END, "4.6", any, new TurnEnd()).on(""),
                phase(SETTLE, "4.7", Settle.class, settlement, SettlementWords::new, _ -> sense.settling()),
                silent(WEEK_END, "4.7", any, new WeekEnd(numbers)).on(""));
        super(box, RULES_VERSION, TYPES, phases);
        this.box = box;
        this.setup = new Setup(box);
        this.sense = sense;
        this.views = new ShipShapeViews(this, box, business, settlement, sense);
        valuedBy(sense.features(), () -> new ShipShape(box));
    }

    @Override
    protected ShipShapeState setUp(Deal deal) {
        return setup.deal(deal);
    }

    /** An answer interrupts the business step, which goes on after it until the action is taken. */
    @Override
    protected String next(ShipShapeState s, String phase) {
        return switch (phase) {
            case BUSINESS, ANSWER, CHOOSE, JOINT_ANSWER -> inBusiness(s);
            case TURN_END -> s.ending != ShipShapeState.Ending.NOT_YET ? END : s.isWeekOver() ? SETTLE : CALENDAR;
            case WEEK_END -> s.ending == ShipShapeState.Ending.NOT_YET ? WEEK_START : END;
            default -> super.next(s, phase);
        };
    }

    private static String inBusiness(ShipShapeState s) {
        if (s.proposal != null) return JOINT_ANSWER;
        Talk talk = s.talk();
        if (talk != null) return talk.offer().isAnswered() ? CHOOSE : ANSWER;
        return s.acted ? STORE : BUSINESS;
    }

    @Override
    protected Round round(ShipShapeState s) {
        return new Round(s.week, s.terms.weeks());
    }

    @Override
    public ShipShapeBox box() {
        return box;
    }

    @Override
    public PublicView publicView(ShipShapeState s) {
        return views.publicView(s, phaseOf(s));
    }

    @Override
    public PrivateView privateView(ShipShapeState s, int seat) {
        return views.privateView(s, seat, owes(s).has(seat));
    }

    /** The order of the decks is all that is secret. */
    @Override
    protected void guess(ShipShapeState s, int seat, Rng rng) {
        s.guessDecks(rng);
    }

    @Override
    protected Ranking ranking(ShipShapeState s) {
        return Outcome.ranking(s);
    }

    @Override
    public Result result(ShipShapeState s) {
        return Outcome.of(s, box.constants());
    }

    @Override
    public List<Say> unspent(ShipShapeState s, int seat) {
        return Unspent.of(s.firms[seat]);
    }

    @Override
    public Seats winners(ShipShapeState s) {
        return Outcome.winners(s);
    }

    @Override
    protected double worth(ShipShapeState s, int seat) {
        return sense.worth(s, seat);
    }

    /** Bots say in a word why they decline. */
    @Override
    public ShipShapeMove spoken(ShipShapeState guess, int seat, ShipShapeMove chosen) {
        return sense.advisor().spoken(guess, seat, chosen);
    }
}

package boardroom.games.shipshape.sense;

import boardroom.engine.SenseReader;
import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.rules.BusinessPhase;
import boardroom.games.shipshape.rules.Collecting;
import boardroom.games.shipshape.rules.JointRules;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.TradeRules;

/** How a good player thinks (section 10), made once for a box. */
public final class ShipShapeSense {
    private final Weights weights = SenseReader.shipped("ship-shape", Weights.class);
    private final Planner planner;
    private final Foresight foresight;
    private final Glance glance;
    private final Consent consent;
    private final Bargains bargains;

    public ShipShapeSense(
            Constants numbers, Collecting collecting, BusinessPhase business, TradeRules trade, JointRules joint) {
        planner = new Planner(numbers, weights.plan());
        glance = new Glance(numbers, weights);
        foresight = new Foresight(planner, weights.worth(), glance.appraisal, collecting, business, trade, joint);
        consent = new Consent(weights.trade());
        bargains = new Bargains(foresight, consent, weights.trade());
    }

    /** For trades and actions of the active player. */
    public Sense<ShipShapeState, Business> business() {
        return new BusinessSense(
                foresight,
                glance,
                bargains,
                consent,
                new Reasons(foresight, consent, weights.barometer(), glance.numbers));
    }

    /** For offers, counter-offers and joint proposals that are to be answered. */
    public Sense<ShipShapeState, ShipShapeMove> answers() {
        return new AnswerSense(
                foresight, glance, bargains, consent, new AnswerReasons(foresight, consent, glance.numbers));
    }

    /** For collecting, storing and the settlement. */
    public Sense<ShipShapeState, ShipShapeMove> keeping() {
        return new KeepSense(foresight, glance, new KeepReasons(foresight, glance.numbers.suppliesKept()));
    }

    /** For the settlement alone: what leaves something behind for nothing is not thought about. */
    public Sense<ShipShapeState, ShipShapeMove> settling() {
        return new SettlementSense(keeping(), glance.numbers.suppliesKept());
    }

    /** What a table that wants hints shows, and why bots say no. */
    public Advisor advisor() {
        return new Advisor(
                foresight, consent, weights.barometer(), weights.trade().tellingRise());
    }

    /** What counts in a position. */
    public ShipShapeFeatures features() {
        return new ShipShapeFeatures(glance);
    }

    /** The plan of the table, for the barometer and the orders. */
    public Planner planner() {
        return planner;
    }

    public Weights weights() {
        return weights;
    }

    /**
     * Shares of victory before they are made to come to 1: points made and in sight, against those of the others; a team wins
     * together.
     */
    public double worth(ShipShapeState s, int seat) {
        if (s.terms.team()) return 1;
        return Math.exp(foresight.of(s).prospects(seat) / weights.worth().pointsScale());
    }
}

package boardroom.games.shipshape.sense;

import boardroom.engine.SenseReader;
import boardroom.engine.phases.Sense;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeMove.JointReply;
import boardroom.games.shipshape.rules.ShipShapeMove.Reply;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;

/** How a good player thinks (section 10), made once for a box. */
public final class ShipShapeSense {
    private final Weights weights = SenseReader.shipped("ship-shape", Weights.class);
    private final Planner planner;
    private final Judgement judge;
    private final After after;
    private final Consent consent;
    private final Bargains bargains;

    public ShipShapeSense(Constants numbers) {
        planner = new Planner(numbers, weights.plan());
        judge = new Judgement(planner, weights.worth(), numbers.refreshPrice());
        after = new After(numbers);
        consent = new Consent(weights.trade());
        bargains = new Bargains(after, consent, weights.trade());
    }

    public Sense<ShipShapeState, Collect> collect() {
        return new CollectSense(judge, after);
    }

    public Sense<ShipShapeState, Business> business() {
        return new BusinessSense(judge, after, bargains, consent, weights.worth());
    }

    public Sense<ShipShapeState, Reply> answer() {
        return new AnswerSense(judge, after, bargains, consent);
    }

    public Sense<ShipShapeState, Choose> choose() {
        return new ChooseSense(judge, after);
    }

    public Sense<ShipShapeState, JointReply> jointAnswer() {
        return new JointAnswerSense(judge, after, consent);
    }

    public Sense<ShipShapeState, Store> store() {
        return new StoreSense(judge);
    }

    public Sense<ShipShapeState, Settle> settle() {
        return new SettleSense(judge);
    }

    /** The plan of the table, for the barometer and the orders. */
    public Planner planner() {
        return planner;
    }

    public Weights weights() {
        return weights;
    }

    /** 10.4, as shares of victory before they are made to come to 1: points made and in sight against those of others. */
    public double worth(ShipShapeState s, int seat) {
        return Math.exp(judge.at(s).prospects(seat) / weights.worth().pointsScale());
    }
}

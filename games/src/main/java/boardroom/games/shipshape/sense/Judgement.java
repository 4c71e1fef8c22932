package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.rules.ShipShapeState;

/** Looks at a position with the plan of its table in mind. */
record Judgement(Planner planner, Weights.Worth weights, int refreshPrice) {
    Position at(ShipShapeState s) {
        return Position.of(planner, weights, s);
    }
}

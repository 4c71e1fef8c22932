package boardroom.games.shipshape.view;

import boardroom.engine.Game;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.BusinessPhase;
import boardroom.games.shipshape.rules.Settlement;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.sense.Advisor;
import boardroom.games.shipshape.sense.ShipShapeSense;

/** What is seen of a play: by all, and by one seat. */
public final class ShipShapeViews {
    private final PublicViewBuilder publicViews;
    private final PrivateViewBuilder privateViews;

    public ShipShapeViews(
            Game<ShipShapeState, ShipShapeMove> game,
            ShipShapeBox box,
            BusinessPhase business,
            Settlement settlement,
            ShipShapeSense sense) {
        Advisor advisor = sense.advisor();
        this.publicViews = new PublicViewBuilder(box, business, settlement, sense);
        this.privateViews = new PrivateViewBuilder(
                box.constants().suppliesKept(), settlement, (s, seat) -> advisor.of(game, s, seat));
    }

    public ShipShapePublicView publicView(ShipShapeState s, String phase) {
        return publicViews.build(s, phase);
    }

    /** What a seat sees beyond it, if it owes a move or has settled. */
    public ShipShapePrivateView privateView(ShipShapeState s, int seat, boolean owes) {
        return privateViews.build(s, seat, owes);
    }
}

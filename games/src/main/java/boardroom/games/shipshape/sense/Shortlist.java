package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.box.TransportType;
import boardroom.games.shipshape.rules.BusinessPhase;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.ArrayList;
import java.util.List;

/**
 * The few moves of a turn that are worth a thought: every action, paid with what can be spared best, the splits that the
 * house proposes, and of hundreds of trades those that bring what is lacking for what can be spared.
 */
final class Shortlist {
    private final BusinessPhase business;
    private final Glance glance;
    private final Weights.Trade weights;

    private final ShipShapeState s;
    private final int seat;
    private final Glimpse now;
    private final long[] held;
    private final long need;
    private final List<Business> moves = new ArrayList<>();

    private Shortlist(BusinessPhase business, Glance glance, ShipShapeState s, int seat) {
        this.business = business;
        this.glance = glance;
        this.weights = glance.weights.trade();
        this.s = s;
        this.seat = seat;
        now = glance.at(s);
        held = now.means.held;
        now.outlook();
        need = need(seat);
    }

    static List<Business> of(BusinessPhase business, Glance glance, ShipShapeState s, int seat) {
        Shortlist list = new Shortlist(business, glance, s, seat);
        list.actions();
        list.trades();
        return list.moves;
    }

    private long need(int who) {
        int aim = now.aim(who);
        return aim < 0 ? 0 : Lanes.of(now.needs(aim, who));
    }

    private void actions() {
        int spared = Lanes.furthestAbove(held[seat], need, glance.numbers.refreshPrice());
        Resource pays = spared < 0 ? null : Resource.all()[spared];
        business.actions(s, move -> {
            if (!(move instanceof Refresh refresh) || refresh.pay() == pays) moves.add(move);
        });
        if (s.proposalsMade == 0) business.splits(s, moves::add);
    }

    private void trades() {
        if (s.offersLeft() == 0) return;
        int aim = now.aim(seat);
        if (aim < 0) return;
        boolean lacksRoom = now.lacking(aim, seat) > 0;
        for (int other = 0; other < now.seats; other++) {
            if (other == seat || BusinessSense.hasDeclined(s, other)) continue;
            tokens(other);
            if (lacksRoom) transports(other, now.orders[aim].type());
        }
    }

    /** Of a kind that is lacking all of it or one less, of what the other can spare, for what can be spared here. */
    private void tokens(int other) {
        long theirNeed = need(other);
        int room = s.terms.storage() - Lanes.count(held[other]);
        for (int wanted = 0; wanted < Lanes.KINDS; wanted++) {
            int missing = Math.min(above(need, held[seat], wanted), weights.mostTokens());
            int spare = above(held[other], theirNeed, wanted);
            for (int got = Math.max(1, missing - 1); got <= Math.min(missing, spare); got++) {
                int price = weights.price(Resource.all()[wanted], got);
                for (int given = 0; given < Lanes.KINDS; given++) {
                    if (given == wanted) continue;
                    int most =
                            Math.min(above(held[seat], need, given), Math.min(BusinessPhase.MOST_TRADED, got + room));
                    for (int paid = price; paid <= Math.min(most, price + weights.moreTokens()); paid++)
                        moves.add(business.swap(other, given, paid, wanted, got));
                }
            }
        }
    }

    private static int above(long these, long those, int kind) {
        return Lanes.of(these, kind) - Lanes.of(those, kind);
    }

    /** An upright one that the order takes, for its printed cost or a little more. */
    private void transports(int other, TransportType type) {
        Firm owner = s.firms[other];
        if (s.firms[seat].transports.length >= glance.numbers.transportLimit()) return;
        int room = s.terms.storage() - Lanes.count(held[other]);
        for (TransportInPlay each : owner.transports) {
            Transport card = each.card();
            if (each.rotated() || !card.travels(type)) continue;
            int price = card.cost().count();
            for (int given = 0; given < Lanes.KINDS; given++) {
                int most = Math.min(above(held[seat], need, given), Math.min(BusinessPhase.MOST_TRADED, room));
                for (int paid = price; paid <= Math.min(most, price + weights.moreTokens()); paid++)
                    moves.add(business.purchase(other, card.id(), given, paid));
            }
        }
    }
}

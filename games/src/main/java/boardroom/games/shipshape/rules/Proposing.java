package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.4 The active player asks another to fulfil an open order together. */
final class Proposing {
    record NoProposalsLeft() implements Refusal {}

    private final JointRules joint;
    private final int proposalsPerTurn;

    Proposing(Constants constants, JointRules joint) {
        this.joint = joint;
        this.proposalsPerTurn = constants.jointProposalsPerTurn();
    }

    /** How many proposals are left this turn. */
    int left(ShipShapeState s) {
        return s.terms.joint() ? Math.max(0, proposalsPerTurn - s.proposalsMade) : 0;
    }

    /** All possible shares with all partners, and with all transports from which nothing can be left out. */
    void list(ShipShapeState s, Consumer<? super Joint> out) {
        Firm firm = s.active();
        forEachPossible(
                s,
                (order, partner, shares) -> shares.list(share -> HouseTransports.list(
                        firm,
                        order.type(),
                        share.count(),
                        set -> out.accept(new Joint(order.id(), partner, share, set)))));
    }

    /** The most even split of each order with each possible partner. */
    void offer(ShipShapeState s, Consumer<? super Joint> out) {
        Firm firm = s.active();
        forEachPossible(s, (order, partner, shares) -> {
            Tokens share = shares.ofSize(shares.sizeNearestToHalf(order.load()), firm.tokens);
            out.accept(new Joint(order.id(), partner, share, HouseTransports.of(firm, order.type(), share.count())));
        });
    }

    /** Hears of an order that two can fulfil together. */
    private interface Possible {
        void hear(Order order, int partner, Shares shares);
    }

    private void forEachPossible(ShipShapeState s, Possible possible) {
        Firm firm = s.active();
        if (left(s) == 0 || firm.tokens.isEmpty()) return;
        for (Order order : s.orders) {
            if (HouseTransports.capacity(firm, order.type()) == 0) continue;
            for (int partner = 0; partner < s.seats(); partner++) {
                if (partner == s.active) continue;
                Shares shares = Shares.of(order, firm, s.firms[partner]);
                if (shares.isPossible()) possible.hear(order, partner, shares);
            }
        }
    }

    @Nullable Refusal refuse(ShipShapeState s, Joint move) {
        if (!s.isOtherSeat(move.partner(), s.active)
                || move.share().isBroken()
                || CommonRefusal.isNamedTwice(move.transports())) return new CommonRefusal.Malformed();
        if (!s.terms.joint()) return new CommonRefusal.SwitchedOff();
        if (left(s) == 0) return new NoProposalsLeft();
        Order order = Dispatch.open(s, move.order());
        if (order == null) return new CommonRefusal.OrderNotOpen();
        if (!InPlay.hasAll(s.active().transports, move.transports())) return new CommonRefusal.NotOwned();
        return joint.refusal(s, s.active, move.partner(), Split.proposed(order, move.share(), move.transports()));
    }

    /** What the move proposes; of a legal one. */
    static Split split(ShipShapeState s, Joint move) {
        return Split.proposed(Dispatch.get(s, move.order()), move.share(), move.transports());
    }

    void play(ShipShapeState s, Joint move, Events events) {
        Split split = split(s, move);
        s.proposal = Offer.of(s.active, Seats.of(move.partner()), split);
        s.proposalsMade++;
        events.tell(() -> new ShipShapeEvent.JointProposed(
                new Arg.Seat(s.active),
                new Arg.Seat(move.partner()),
                new Arg.CardId(move.order()),
                Goods.say(split.share()),
                Goods.say(split.rest())));
    }
}

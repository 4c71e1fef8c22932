package boardroom.games.shipshape.sense;

import boardroom.engine.CardName;
import boardroom.engine.Game;
import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import boardroom.games.shipshape.rules.Why;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says why: to people who want a hint the best move and its reason (10.4), for bots the reason of a no (10.5). */
public final class Advisor {
    private static final double PERCENT = 100;

    /** What a seat had best do now, and why. */
    public record Advice(ShipShapeMove move, Say why) {}

    /** Reasons for a move. */
    @Kind("hint")
    sealed interface Reason extends Sentence {
        record SendsOff(@CardName String order) implements Reason {}

        record SaferWeek(int before, int after) implements Reason {}

        record BringsNearer(@CardName String order, int day) implements Reason {}

        record ServesFor(@CardName String order) implements Reason {}

        record NewCards() implements Reason {}

        record ServesLater() implements Reason {}
    }

    private final Foresight foresight;
    private final Consent consent;
    private final Barometer barometer;
    private final double tellingRise;

    Advisor(Foresight foresight, Consent consent, Barometer barometer, double tellingRise) {
        this.foresight = foresight;
        this.consent = consent;
        this.barometer = barometer;
        this.tellingRise = tellingRise;
    }

    /** The move that looks best to this seat; {@code null}: it has none. */
    public @Nullable Advice of(Game<ShipShapeState, ShipShapeMove> game, ShipShapeState s, int seat) {
        List<ShipShapeMove> moves = new ArrayList<>();
        game.moves(s, seat, moves::add);
        double[] priors = new double[moves.size()];
        game.priors(s, seat, moves, priors);
        int best = -1;
        for (int i = 0; i < priors.length; i++) if (best < 0 || priors[i] > priors[best]) best = i;
        return best < 0 ? null : new Advice(moves.get(best), why(s, seat, moves.get(best)));
    }

    private Say why(ShipShapeState s, int seat, ShipShapeMove move) {
        Position now = foresight.of(s);
        Why no = reason(now, seat, move);
        if (no != null) return no.say();
        Talk talk = s.talk();
        Reason reason = switch (move) {
            case Fulfil fulfil -> new Reason.SendsOff(fulfil.order());
            case Joint joint -> new Reason.SendsOff(joint.order());
            case Agree _
            when s.proposal != null ->
                new Reason.SendsOff(s.proposal.terms().order().id());
            case Refresh _ -> new Reason.NewCards();
            case Settle _ -> new Reason.ServesLater();
            case Commission buy -> change(foresight.act(now, seat, new Pass()), foresight.act(now, seat, buy), seat);
            case MakeOffer offer
            when offer.to() != null ->
                change(now, foresight.trade(now, seat, offer.to(), new Swap(offer.give(), offer.want())), seat);
            case Accept _
            when talk != null ->
                change(
                        now,
                        foresight.trade(
                                now, talk.offer().by(), seat, talk.offer().terms()),
                        seat);
            default -> change(now, now, seat);
        };
        return reason.say();
    }

    /** A safer week first; then the order that comes nearer; else what it is good for. */
    private Reason change(Position before, Position after, int seat) {
        double was = barometer.likelihood(before.s, before.outlook);
        double is = barometer.likelihood(after.s, after.outlook);
        if (is >= was + tellingRise)
            return new Reason.SaferWeek((int) Math.round(PERCENT * was), (int) Math.round(PERCENT * is));
        for (int i = 0; i < after.s.orders.length; i++) {
            Way way = after.estimates.alone(i, seat);
            if (way.day() > 0 && way.turns() < before.estimates.alone(i, seat).turns())
                return new Reason.BringsNearer(after.s.orders[i].id(), way.day());
        }
        Order order = Need.of(after, seat).order();
        return order == null ? new Reason.ServesLater() : new Reason.ServesFor(order.id());
    }

    /** The same answer, with a word why if it is a no. */
    public ShipShapeMove spoken(ShipShapeState s, int seat, ShipShapeMove move) {
        return switch (move) {
            case Decline _ -> new Decline(reason(foresight.of(s), seat, move));
            case Refuse _ -> new Refuse(reason(foresight.of(s), seat, move));
            default -> move;
        };
    }

    /** Why a seat says no to what it is asked; {@code null}: it does not, or nobody would ask. */
    private @Nullable Why reason(Position now, int seat, ShipShapeMove move) {
        Offer<Split> proposal = now.s.proposal;
        if (move instanceof Refuse && proposal != null) {
            Split split = foresight.agreed(now.s, seat, proposal.terms());
            return consent.againstJoint(now, foresight.join(now, seat, split), seat, proposal.by(), split);
        }
        Talk talk = now.s.talk();
        if (!(move instanceof Decline) || talk == null || !foresight.canAccept(now.s, talk.offer(), seat)) return null;
        Swap terms = talk.offer().terms().mirrored();
        Position then = foresight.trade(now, seat, talk.offer().by(), terms);
        return consent.againstTrade(now, then, seat, talk.offer().by(), terms);
    }
}

package boardroom.games.shipshape.sense;

import boardroom.engine.CardName;
import boardroom.engine.Game;
import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Talk;
import boardroom.games.shipshape.rules.Why;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says why: to people who want a hint the best move and its reason (10.4), for bots the reason of a no (10.5). */
public record Advisor(Foresight foresight, Consent consent, Barometer barometer, double tellingRise) {
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

        record SavesFor(@CardName String order) implements Reason {}

        record KeepsFor(@CardName String order) implements Reason {}

        record ServesLater() implements Reason {}

        record CostsLittle() implements Reason {}

        record NewCards() implements Reason {}
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
        Why no = move instanceof Decline || move instanceof Refuse ? reason(now, seat) : null;
        if (no != null) return no.say();
        Position then = foresight.after(now, seat, move);
        int sent = then.sentOff(now);
        if (sent >= 0) return new Reason.SendsOff(s.orders[sent].id()).say();
        Need need = Need.of(now, seat);
        Order order = need.order();
        if (order == null) return new Reason.ServesLater().say();
        Reason reason = switch (move) {
            case Refresh _ -> new Reason.NewCards();
            case Pass _ -> new Reason.SavesFor(order.id());
            case Collect _, Store _ -> new Reason.KeepsFor(order.id());
            case Commission buy -> {
                Reason use = need.buys(buy.card()) ? new Reason.ServesFor(order.id()) : new Reason.ServesLater();
                yield change(foresight.after(now, seat, new Pass()), then, seat, use);
            }
            case MakeOffer _ -> change(now, then, seat, new Reason.ServesFor(order.id()));
            default -> change(now, then, seat, new Reason.CostsLittle());
        };
        return reason.say();
    }

    /** A safer week first; then an order that comes nearer; else what else is to be said for it. */
    private Reason change(Position before, Position after, int seat, Reason otherwise) {
        double was = barometer.likelihood(before.s, before.outlook);
        double is = barometer.likelihood(after.s, after.outlook);
        if (is >= was + tellingRise)
            return new Reason.SaferWeek((int) Math.round(PERCENT * was), (int) Math.round(PERCENT * is));
        for (int i = 0; i < after.s.orders.length; i++) {
            Way way = after.estimates.alone(i, seat);
            if (way.day() > 0 && way.turns() < before.estimates.alone(i, seat).turns())
                return new Reason.BringsNearer(after.s.orders[i].id(), way.day());
        }
        return otherwise;
    }

    /** The same answer, with a word why if it is a no. */
    public ShipShapeMove spoken(ShipShapeState s, int seat, ShipShapeMove move) {
        return switch (move) {
            case Decline _ -> new Decline(reason(foresight.of(s), seat));
            case Refuse _ -> new Refuse(reason(foresight.of(s), seat));
            case Choose choice when choice.seat() == null -> new Choose(null, whyNone(foresight.of(s), seat));
            default -> move;
        };
    }

    /** Why no terms are taken: what speaks against the first of them, else they bring too little. */
    private Why whyNone(Position now, int seat) {
        Talk talk = now.s.talk();
        if (talk == null) return Why.TOO_DEAR;
        int by = talk.offer().counterers().first();
        Why why = consent.against(now, foresight.after(now, seat, new Choose(by)), seat, by);
        return why == null ? Why.TOO_DEAR : why;
    }

    /** Why a seat does not say yes to what it is asked: where nothing speaks against it, it brings too little. */
    private Why reason(Position now, int seat) {
        ShipShapeMove yes = foresight.yes(now.s, seat);
        if (yes == null) return Why.NEED_IT;
        Why why = consent.against(now, foresight.after(now, seat, yes), seat, now.s.active);
        return why == null ? Why.TOO_DEAR : why;
    }
}

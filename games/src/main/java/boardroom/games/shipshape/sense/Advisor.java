package boardroom.games.shipshape.sense;

import boardroom.engine.CardName;
import boardroom.engine.Game;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import boardroom.games.shipshape.rules.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Says why: to people who want a hint the best move and its reason (10.4), for bots the reason of a no (10.5). */
public final class Advisor {
    /** A rise of the outlook that is worth telling. */
    private static final double SAFER = 0.05;

    private static final double PERCENT = 100;

    /** What a seat had best do now, and why. */
    public record Advice(ShipShapeMove move, Sentence why) {}

    /** Reasons for a move. */
    @Kind("hint")
    sealed interface Reason extends Sentence {
        record SendsOff(@CardName String order) implements Reason {}

        record SaferWeek(int before, int after) implements Reason {}

        record BringsNearer(@CardName String order, int day) implements Reason {}

        record ServesLater() implements Reason {}

        record NothingFits() implements Reason {}

        record SavesUp(@CardName String order) implements Reason {}

        record NothingToDo() implements Reason {}

        record CostsLittle() implements Reason {}

        record SaysNo(String why) implements Reason {}

        record KeepsFor(@CardName String order) implements Reason {}

        record KeepsBest() implements Reason {}
    }

    private final Foresight foresight;
    private final Consent consent;

    Advisor(Foresight foresight, Consent consent) {
        this.foresight = foresight;
        this.consent = consent;
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

    private Reason why(ShipShapeState s, int seat, ShipShapeMove move) {
        Position now = foresight.of(s);
        Order order = Need.of(now, seat).order();
        return switch (move) {
            case Fulfil fulfil -> new Reason.SendsOff(fulfil.order());
            case Joint joint -> new Reason.SendsOff(joint.order());
            case Agree _ -> new Reason.SendsOff(Objects.requireNonNull(s.proposal).terms().order().id());
            case Refresh _ -> new Reason.NothingFits();
            case Pass _ -> order == null ? new Reason.NothingToDo() : new Reason.SavesUp(order.id());
            case Collect _, Store _ -> order == null ? new Reason.KeepsBest() : new Reason.KeepsFor(order.id());
            case Settle _ -> new Reason.KeepsBest();
            case Decline _, Refuse _ -> no(reason(s, seat, move));
            case Commission card ->
                change(foresight.pass(now), foresight.commission(now, card), seat, new Reason.ServesLater());
            case MakeOffer offer ->
                offer.to() == null
                        ? new Reason.CostsLittle()
                        : traded(now, seat, offer.to(), new Swap(offer.give(), offer.want()));
            case Accept _ -> traded(now, seat, asked(s).by(), asked(s).terms().mirrored());
            case Counter own -> traded(now, seat, asked(s).by(), new Swap(own.give(), own.want()));
            case Choose choice -> {
                Swap terms = choice.seat() == null ? null : asked(s).counterOf(choice.seat());
                yield terms == null || choice.seat() == null
                        ? no(Why.TOO_DEAR)
                        : traded(now, seat, choice.seat(), terms.mirrored());
            }
        };
    }

    private static Offer<Swap> asked(ShipShapeState s) {
        return Objects.requireNonNull(s.talk()).offer();
    }

    private static Reason no(@Nullable Why why) {
        return why == null ? new Reason.NothingToDo() : new Reason.SaysNo(why.id());
    }

    private Reason traded(Position now, int seat, int with, Swap terms) {
        return change(now, foresight.trade(now, seat, with, terms), seat, new Reason.CostsLittle());
    }

    /** A safer week first; then the order that comes nearer; else what else is to be said for it. */
    private static Reason change(Position before, Position after, int seat, Reason otherwise) {
        if (after.outlook >= before.outlook + SAFER)
            return new Reason.SaferWeek(
                    (int) Math.round(PERCENT * before.outlook), (int) Math.round(PERCENT * after.outlook));
        for (int i = 0; i < after.s.orders.length; i++) {
            Way then = after.estimates.alone(i, seat);
            if (then.day() > 0 && then.turns() < before.estimates.alone(i, seat).turns())
                return new Reason.BringsNearer(after.s.orders[i].id(), then.day());
        }
        return otherwise;
    }

    /** The same answer, with a word why if it is a no. */
    public ShipShapeMove spoken(ShipShapeState s, int seat, ShipShapeMove move) {
        return switch (move) {
            case Decline _ -> new Decline(reason(s, seat, move));
            case Refuse _ -> new Refuse(reason(s, seat, move));
            default -> move;
        };
    }

    /** Why a seat says no to what it is asked; {@code null}: it can't say. */
    private @Nullable Why reason(ShipShapeState s, int seat, ShipShapeMove no) {
        Position now = foresight.of(s);
        Offer<Split> proposal = s.proposal;
        if (no instanceof Refuse && proposal != null) {
            Split split = foresight.withHouseTransports(s, seat, proposal.terms());
            return consent.againstJoint(now, foresight.joint(now, seat, split), seat, proposal.by(), split);
        }
        Talk talk = s.talk();
        if (talk == null || talk.offer().terms().isInvitation()) return null;
        Swap terms = talk.offer().terms().mirrored();
        if (!foresight.canTrade(s, seat, talk.offer().by(), terms)) return null;
        return consent.againstTrade(
                now, foresight.trade(now, seat, talk.offer().by(), terms), seat, talk.offer().by(), terms);
    }
}

package boardroom.games.shipshape.view;

import boardroom.engine.CardName;
import boardroom.engine.PrivateView;
import boardroom.engine.Say;
import boardroom.engine.Seat;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.Fate;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat is given to put its move together; nothing of it is secret but its own settlement. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ShipShapePrivateView(
        List<CollectWay> ways,
        List<TogetherView> together,
        List<CarryView> carry,
        @Nullable Tokens houseReturn,
        @Nullable Settle houseSettlement,
        @Nullable Settle settlement,
        @Nullable HintView hint)
        implements PrivateView {

    /**
     * 4.2.2: one order of collecting, the house order first: what is held once the player card has brought its own, what
     * becomes of each card step by step, and what is held in the end.
     */
    public record CollectWay(@CardName List<String> order, Tokens first, List<StepView> steps, Tokens after) {}

    /** One card's turn in a collection: whether it works, stalls or goes, and what is held then. */
    public record StepView(Fate fate, Tokens held) {}

    /**
     * An order and a partner with whom it can be fulfilled now (section 5): the bounds of this seat's part by kind, and for
     * each possible size of it a sensible share with the transports of both sides.
     */
    public record TogetherView(
            @CardName String order, @Seat int partner, Tokens least, Tokens most, List<SplitView> splits) {}

    /** A share of this seat, and what carries its part and the partner's. */
    public record SplitView(
            Tokens share,
            @CardName List<String> mine,
            @CardName List<String> theirs) {}

    /** House transports of this seat for an open order, alone or for its part of a joint one; none: they do not suffice. */
    public record CarryView(
            @CardName String order, @CardName List<String> transports) {}

    /** 10.4: the move a good player would make, and why. */
    public record HintView(ShipShapeMove move, Say why) {}
}

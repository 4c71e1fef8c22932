package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Pace.OnStep;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3, 4.4 Business: the active player trades, as long as there are offers left, and then takes one action or passes. */
public final class BusinessPhase implements Turn<ShipShapeState, Business> {
    /** So many tokens of a kind lie ready as an offer. */
    public static final int MOST_TRADED = TradeLadder.MOST;

    private final ShipShapeBox box;
    final TradeRules trade;
    final JointRules joint;
    final Offering offering;
    final Commissioning commissioning;
    final Refreshing refreshing;
    final Fulfilling fulfilling;
    final Proposing proposing;

    public BusinessPhase(ShipShapeBox box, TradeRules trade, JointRules joint) {
        this.box = box;
        this.trade = trade;
        this.joint = joint;
        this.offering = new Offering(box.catalogue(), box.seats().max(), trade);
        this.commissioning = new Commissioning(box.constants());
        this.refreshing = new Refreshing(box.constants());
        this.fulfilling = new Fulfilling(box.constants());
        this.proposing = new Proposing(box.constants(), joint);
    }

    /** Nobody while others are asked, and when the action is taken. */
    @Override
    public int decider(ShipShapeState s) {
        return s.acted || s.proposal != null || s.talk() != null ? NOBODY : s.active;
    }

    /** How many joint proposals the active player may still make this turn. */
    public int proposalsLeft(ShipShapeState s) {
        return proposing.left(s);
    }

    /** What the prompt shows: every action. A trade is put together on the board. */
    @Override
    public void offers(ShipShapeState s, int seat, Consumer<? super Business> out) {
        commissioning.offer(s, out);
        refreshing.offer(s, out);
        fulfilling.offer(s, out);
        proposing.offer(s, out);
        out.accept(Pass.PASS);
    }

    @Override
    public void moves(ShipShapeState s, int seat, Consumer<? super Business> out) {
        if (seat != decider(s)) return;
        actions(s, out);
        proposing.list(s, out);
        offering.list(s, out);
    }

    /** What the active player can do alone. */
    public void actions(ShipShapeState s, Consumer<? super Business> out) {
        out.accept(Pass.PASS);
        commissioning.list(s, out);
        refreshing.list(s, out);
        fulfilling.list(s, out);
    }

    /** The most even split of each order with each possible partner. */
    public void splits(ShipShapeState s, Consumer<? super Joint> out) {
        proposing.offer(s, out);
    }

    /** The offer of so many tokens of one kind (by its place among all) for so many of another. */
    public MakeOffer swap(int to, int given, int paid, int wanted, int got) {
        return offering.swap(to, given, paid, wanted, got);
    }

    /** The offer of so many tokens of one kind for a card. */
    public MakeOffer purchase(int to, String card, int given, int paid) {
        return offering.purchase(to, card, given, paid);
    }

    @Override
    public @Nullable Refusal refuse(ShipShapeState s, Business move) {
        return switch (move) {
            case MakeOffer offer -> offering.refuse(s, offer);
            case Commission commission -> commissioning.refuse(s, commission);
            case Refresh refresh -> refreshing.refuse(s, refresh);
            case Fulfil fulfil -> fulfilling.refuse(s, fulfil);
            case Joint proposal -> proposing.refuse(s, proposal);
            case Pass _ -> null;
        };
    }

    @Override
    public void play(ShipShapeState s, int seat, Business move, Events events) {
        switch (move) {
            case MakeOffer offer -> offering.play(s, offer, events);
            case Commission commission -> commissioning.play(s, commission, events);
            case Refresh refresh -> refreshing.play(s, refresh, events);
            case Fulfil fulfil -> fulfilling.play(s, fulfil, events);
            case Joint proposal -> proposing.play(s, proposal, events);
            case Pass _ -> pass(s, events);
        }
    }

    private static void pass(ShipShapeState s, Events events) {
        events.tell(new ShipShapeEvent.Passed(new Arg.Seat(s.active)));
        s.acted = true;
    }

    @Override
    public void timeout(ShipShapeState s, int seat, Events events) {
        events.tell(new ShipShapeEvent.TimedOut(new Arg.Seat(seat)));
        pass(s, events);
    }

    /** An idle firm endangers all. */
    @Override
    public boolean isVital(ShipShapeState s) {
        return true;
    }

    /** One clock for the whole turn: it stops while others are asked, and is topped up when they have answered. */
    @Override
    public Pace pace(ShipShapeState s) {
        int asked = s.talks.length + s.proposalsMade;
        int seconds = asked == 0
                ? box.clocksSeconds().business()
                : box.clocksSeconds().businessAtLeast();
        String turn = "business-" + s.week + "-" + s.day + "-" + s.active;
        return new Pace(turn, asked, owes(s), TimeUnit.SECONDS.toMillis(seconds), 0, OnStep.TOP_UP, List.of());
    }
}

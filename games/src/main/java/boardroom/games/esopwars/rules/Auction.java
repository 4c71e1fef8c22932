package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.phases.Phase;
import boardroom.games.esopwars.box.Clocks;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Perk;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.Units.Equity;
import java.util.List;

/** What both auctions share: who is asked, how a raise works, when the hammer falls (4.1.3, 4.1.4). */
public abstract class Auction<M extends EsopMove> implements Phase<EsopState, M> {
    final EsopBox box;
    final Perks perks;
    private final Raises raises;

    Auction(EsopBox box) {
        this.box = box;
        this.perks = new Perks(box);
        this.raises = new Raises(box.constants());
    }

    /** Why a bid or a pass is not taken (4.7). */
    public sealed interface Refused extends Refusal {
        record LotClosed() implements Refused {}

        record YouLead(Employee card) implements Refused {}

        record YouHavePassed() implements Refused {}

        record NotAsked() implements Refused {}

        record TooLow(@Equity int minimum) implements Refused {}

        /** Of two equal bids the one that came first stands (4.1.4). */
        record FirstStands(
                @Seat int seat, Employee card, @Equity int amount) implements Refused {}

        record NotAMultiple(@Equity int step) implements Refused {}

        record TooHighARaise(@Equity int maximum) implements Refused {}

        record AbovePool(@Equity int pool) implements Refused {}

        /** Only in the main auction: equity is kept for the hires to come. */
        record AboveYourLimit(@Equity int limit) implements Refused {}

        /** Only in the main auction: the next bid is more than the team may spend. */
        record OutOfReach(@Equity int minimum, @Equity int limit) implements Refused {}

        /** Only in the main auction. */
        record TeamFull() implements Refused {}

        /** Only in the second auction. */
        record OwnDrop(Employee card) implements Refused {}

        /** Only in the second auction. */
        record YouLeadElsewhere(Employee card) implements Refused {}
    }

    // Who is asked

    /** The seats that may still raise or pass, as a mask. */
    abstract int answering(EsopState s);

    @Override
    public final Seats owes(EsopState s) {
        return s.terms.clock()
                ? Seats.ofMask(answering(s))
                : Seats.of(s.bidding().askedSeat());
    }

    /** With the clock off nobody acts unasked. */
    final boolean isAsked(EsopState s, Team team) {
        return s.terms.clock() || s.bidding().askedSeat() == team.seat;
    }

    final void openLots(EsopState s, Lot... lots) {
        Bidding bidding = new Bidding(lots);
        s.bidding = bidding;
        if (s.terms.clock()) return;
        int[] order = new int[s.seats()];
        for (int seat = 0; seat < order.length; seat++) order[seat] = seat;
        s.calls.shuffle(order);
        bidding.callInOrder(order);
        bidding.askNext(answering(s));
    }

    // What may be bid

    /** The ladder of legal bids. */
    public final Raises raises() {
        return raises;
    }

    /** The most this team may bid, whatever the lot. */
    public abstract int limit(EsopState s, Team team);

    /** What a bid would take from the pool of this team. */
    final int price(EsopState s, Team team, int bid) {
        return Math.min(team.pool, perks.price(s.terms, team, bid));
    }

    /** Nothing at these prices. */
    public abstract M pass(EsopState s);

    // What a bid or a pass does

    final void raise(EsopState s, int seat, Bid bid, Events events) {
        int place = s.bidding().find(bid.lot());
        Lot before = s.bidding().lots[place];
        s.bidding().raise(place, seat, bid.amount());
        events.tell(() -> raised(before, seat, bid.amount()));
    }

    private static EsopEvent raised(Lot before, int seat, int bid) {
        Arg.Seat bidder = new Arg.Seat(seat);
        Arg.CardId card = Cards.id(before.card);
        Arg.Amount amount = Units.equity(bid);
        if (!before.hasBid()) return new EsopEvent.BidOpened(bidder, card, amount);
        Arg.Seat outbid = new Arg.Seat(before.leader());
        return new EsopEvent.BidPlaced(bidder, card, amount, outbid);
    }

    /** An idle pass is a pass, but it is remembered that nobody chose it (4.1.5). */
    @Override
    public final void timeout(EsopState s, int seat, Events events) {
        s.bidding().idlePass(seat);
        events.tell(new EsopEvent.TimedOut(new Arg.Seat(seat)));
        goOn(s, events);
    }

    /** After every answer: the next team is asked, or the hammer falls. */
    final void goOn(EsopState s, Events events) {
        int answering = answering(s);
        if (answering == 0) hammerFalls(s, events);
        else if (!s.terms.clock()) s.bidding().askNext(answering);
    }

    abstract void hammerFalls(EsopState s, Events events);

    @Override
    public final boolean isDone(EsopState s) {
        return s.bidding == null;
    }

    // Hires

    /** How a hire is told: to whom, who, for what price, and what is left in the pool. */
    interface HireTold {
        EsopEvent of(Arg.Seat team, Arg.CardId card, Arg.Amount price, Arg.Amount pool);
    }

    /** The team pays what its bid costs it and has one more employee. */
    final void hire(EsopState s, Team team, Employee card, int bid, Events events, HireTold told) {
        int price = price(s, team, bid);
        tellSaved(s, team, bid, events);
        team.hire(card, price);
        events.tell(
                () -> told.of(new Arg.Seat(team.seat), Cards.id(card), Units.equity(price), Units.equity(team.pool)));
    }

    /** 4.1.5, 4.4.4: a card that nobody bid for is given to a team for the opening bid. */
    final void give(EsopState s, Team team, Employee card, String why, Events events) {
        hire(
                s,
                team,
                card,
                box.constants().openingBid(),
                events,
                (seat, given, price, pool) -> new EsopEvent.Placed(seat, given, price, pool, why));
    }

    private void tellSaved(EsopState s, Team team, int bid, Events events) {
        for (Perk perk : perks.at(s.terms)) {
            int saved = Perks.saved(perk, team, bid);
            if (saved > 0)
                events.tell(new EsopEvent.PerkSaved(new Arg.Seat(team.seat), Cards.id(perk), Units.equity(saved)));
        }
    }

    // The clock

    /** The name of the clock of what is open. */
    abstract String clock(EsopState s);

    /** Until the first bid, then after each. */
    abstract int hammerMillis(boolean hasBid);

    /** What a bid does to the clock. */
    abstract Pace.OnStep onBid();

    /** With the clock one name for all answers to what is open, without it one for each ask. */
    @Override
    public final String decision(EsopState s) {
        return s.terms.clock() ? clock(s) : clock(s) + "-ask-" + s.bidding().asks;
    }

    /** Set anew by each bid; without the clock by each ask, so that a reveal before the first is waited for once. */
    @Override
    public final Pace pace(EsopState s) {
        Bidding bidding = s.bidding();
        Clocks clocks = box.clocks();
        if (!s.terms.clock())
            return new Pace(clock(s), bidding.asks, owes(s), clocks.askMs(), 0, Pace.OnStep.RESTART, List.of());
        List<Pace.Call> calls = List.of(
                new Pace.Call("going-once", clocks.goingOnceAtMs()),
                new Pace.Call("going-twice", clocks.goingTwiceAtMs()));
        return new Pace(clock(s), bidding.bids, owes(s), hammerMillis(bidding.bids > 0), 0, onBid(), calls);
    }
}

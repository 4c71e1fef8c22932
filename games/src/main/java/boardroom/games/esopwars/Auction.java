package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.games.esopwars.EsopMove.Bid;
import boardroom.games.esopwars.EsopMove.Discard;
import boardroom.games.esopwars.EsopMove.Draw;
import boardroom.games.esopwars.EsopMove.Drop;
import boardroom.games.esopwars.EsopMove.Lock;
import boardroom.games.esopwars.EsopMove.Pass;
import boardroom.games.esopwars.EsopMove.PassAll;
import boardroom.games.esopwars.EsopMove.Timeout;
import boardroom.games.esopwars.EsopMove.Wildcard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Perk;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What both auctions share: who is asked, how a raise works, when the hammer falls (4.1.3, 4.1.4). */
abstract class Auction implements EsopPhase {
    final EsopBox box;
    final Raises raises;
    final Tempo tempo;
    final Perks perks;

    Auction(EsopBox box) {
        this.box = box;
        this.raises = new Raises(box.constants());
        this.tempo = new Tempo(box.clocks());
        this.perks = new Perks(box);
    }

    /** The seats that may still raise or pass, as a mask. */
    abstract int answering(Market m);

    /** The most this team may bid, whatever the lot. */
    abstract int limit(Market m, Team team);

    abstract EsopMove pass(Market m);

    abstract void hammerFalls(Market m, Events events);

    @Override
    public Seats owes(Market m) {
        return m.terms.clock() ? Seats.ofMask(answering(m)) : Seats.of(m.floor().askedSeat());
    }

    void openFloor(Market m, Lot... lots) {
        Floor floor = new Floor(lots);
        m.floor = floor;
        if (m.terms.clock()) return;
        int[] order = new int[m.seats()];
        for (int seat = 0; seat < order.length; seat++) order[seat] = seat;
        m.calls.shuffle(order);
        floor.callInOrder(order);
        floor.askNext(answering(m));
    }

    /** The raises this team may make on one lot. */
    void raisesOn(Market m, Lot lot, int limit, Consumer<? super EsopMove> out) {
        int most = Math.min(limit, raises.maximum(lot));
        for (int amount = raises.minimum(lot); amount <= most; amount += raises.step())
            out.accept(new Bid(lot.card.id(), amount));
    }

    @Override
    public @Nullable Say refusal(Market m, int seat, EsopMove move) {
        if (!m.isSeat(seat)) return Refusals.noSeat();
        return switch (move) {
            case Bid bid -> refuseBid(m, m.teams[seat], bid);
            case Pass pass -> refusePass(m, m.teams[seat], pass);
            case PassAll _ -> refusePassAll(m, m.teams[seat]);
            case Timeout _ -> Refusals.onlyTheClock();
            case Wildcard _, Drop _, Draw _, Discard _, Lock _ -> Refusals.notInThisPhase();
        };
    }

    abstract @Nullable Say refuseBid(Market m, Team team, Bid bid);

    abstract @Nullable Say refusePass(Market m, Team team, Pass pass);

    abstract @Nullable Say refusePassAll(Market m, Team team);

    /** With the clock off nobody acts unasked. */
    boolean isAsked(Market m, Team team) {
        return m.terms.clock() || m.floor().askedSeat() == team.seat;
    }

    @Override
    public void play(Market m, int seat, EsopMove move, Events events) {
        switch (move) {
            case Bid bid -> raise(m, seat, bid, events);
            case Pass _ -> {
                m.floor().pass(seat);
                if (events.listening())
                    events.tell(new EsopEvent.Passed(
                            new Arg.Seat(seat), Cards.id(m.floor().lot().card)));
            }
            case PassAll _ -> {
                m.floor().pass(seat);
                if (events.listening()) events.tell(new EsopEvent.PassedAll(new Arg.Seat(seat)));
            }
            case Timeout _ -> {
                m.floor().idlePass(seat);
                if (events.listening()) events.tell(new EsopEvent.TimedOut(new Arg.Seat(seat)));
            }
            case Wildcard _, Drop _, Draw _, Discard _, Lock _ ->
                throw new IllegalArgumentException("no move of an auction: " + move);
        }
        int answering = answering(m);
        if (answering == 0) hammerFalls(m, events);
        else if (!m.terms.clock()) m.floor().askNext(answering);
    }

    private void raise(Market m, int seat, Bid bid, Events events) {
        int place = m.floor().find(bid.lot());
        Lot before = m.floor().lots[place];
        m.floor().raise(place, seat, bid.amount());
        if (!events.listening()) return;
        Arg.Seat bidder = new Arg.Seat(seat);
        Arg.CardId card = Cards.id(before.card);
        Arg.Amount amount = Units.equity(bid.amount());
        if (before.hasBid()) {
            Arg.Seat outbid = new Arg.Seat(before.leader());
            events.tell(new EsopEvent.BidPlaced(bidder, card, amount, outbid));
        } else events.tell(new EsopEvent.BidOpened(bidder, card, amount));
    }

    /** How a hire is told: to whom, who, for what price, and what is left in the pool. */
    interface HireTold {
        EsopEvent of(Arg.Seat team, Arg.CardId card, Arg.Amount price, Arg.Amount pool);
    }

    /** The team pays what its bid costs it and has one more employee. */
    void hire(Market m, Team team, Employee card, int bid, Events events, HireTold told) {
        int price = Math.min(team.pool, perks.price(m.terms, team, bid));
        if (events.listening()) tellSaved(m, team, bid, events);
        team.hire(card, price);
        if (events.listening())
            events.tell(told.of(new Arg.Seat(team.seat), Cards.id(card), Units.equity(price), Units.equity(team.pool)));
    }

    /** 4.1.5, 4.4.4: a card that nobody bid for is given to a team for the opening bid. */
    void give(Market m, Team team, Employee card, Events events) {
        hire(m, team, card, box.constants().openingBid(), events, EsopEvent.Placed::new);
    }

    private void tellSaved(Market m, Team team, int bid, Events events) {
        for (Perk perk : perks.at(m.terms)) {
            int saved = Perks.saved(perk, team, bid);
            if (saved > 0)
                events.tell(new EsopEvent.PerkSaved(new Arg.Seat(team.seat), Cards.id(perk), Units.equity(saved)));
        }
    }

    @Override
    public EsopMove timeout(Market m, int seat) {
        return Timeout.NOW;
    }
}

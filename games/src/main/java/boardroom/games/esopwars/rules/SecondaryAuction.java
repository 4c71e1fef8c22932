package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.PassAll;
import boardroom.games.esopwars.rules.EsopMove.SwapMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 All lots are open at once under one hammer; every team hires exactly one. */
public final class SecondaryAuction extends Auction<SwapMove> {
    /** As in the table of section 4. */
    public static final String ID = "secondary-auction";

    public SecondaryAuction(EsopBox box) {
        super(box);
    }

    @Override
    public boolean isPlayed(EsopState s) {
        return s.terms.secondaryAuction();
    }

    /** The lots were laid out when the drops were revealed. */
    @Override
    public void open(EsopState s, Events events) {
        Lot[] lots = s.bidding().lots;
        openLots(s, lots);
        events.tell(() -> new EsopEvent.SecondaryOpened(lots.length, Cards.ids(employees(lots))));
    }

    private static Employee[] employees(Lot[] lots) {
        Employee[] cards = new Employee[lots.length];
        for (int i = 0; i < lots.length; i++) cards[i] = lots[i].card;
        return cards;
    }

    // 4.4.3 Bidding

    /** Active teams that lead no lot, as a mask. */
    public int free(EsopState s) {
        return s.active() & ~s.bidding().leaders();
    }

    @Override
    int answering(EsopState s) {
        return free(s) & ~s.bidding().passed;
    }

    /** Nothing is kept back any more. */
    @Override
    public int limit(EsopState s, Team team) {
        return team.pool;
    }

    /** Every raise on every lot but the own drop, those out of reach too, and the pass. */
    @Override
    public void offers(EsopState s, int seat, Consumer<? super SwapMove> out) {
        for (Lot lot : s.bidding().lots) if (lot.dropper != seat) raises().upTo(raises().maximum(lot), lot, out);
        out.accept(pass(s));
    }

    /** The same without asking why not: this is the longest list of the game. */
    @Override
    public void moves(EsopState s, int seat, Consumer<? super SwapMove> out) {
        if (!owes(s).has(seat)) return;
        int limit = limit(s, s.teams[seat]);
        for (Lot lot : s.bidding().lots)
            if (lot.dropper != seat) raises().upTo(Math.min(limit, raises().maximum(lot)), lot, out);
        out.accept(pass(s));
    }

    @Override
    public PassAll pass(EsopState s) {
        return PassAll.NOW;
    }

    @Override
    public @Nullable Refusal refusal(EsopState s, int seat, SwapMove move) {
        Team team = s.teams[seat];
        return switch (move) {
            case Bid bid -> refuseBid(s, team, bid);
            case PassAll _ -> refuseBidder(s, team);
        };
    }

    private @Nullable Refusal refuseBid(EsopState s, Team team, Bid bid) {
        int place = s.bidding().find(bid.lot());
        if (place < 0) return new Refused.LotClosed();
        Lot lot = s.bidding().lots[place];
        if (lot.leader() == team.seat) return new Refused.YouLead(lot.card);
        Refusal refusal = refuseBidder(s, team);
        if (refusal == null && lot.dropper == team.seat) refusal = new Refused.OwnDrop(lot.card);
        if (refusal == null) refusal = raises().refusal(lot, bid.amount());
        if (refusal == null && bid.amount() > limit(s, team)) refusal = new Refused.AbovePool(team.pool);
        return refusal;
    }

    /** Why this team may neither bid nor pass now. */
    private @Nullable Refusal refuseBidder(EsopState s, Team team) {
        if (team.disqualified) return new OutOfTheGame.Disqualified();
        Lot led = ledBy(s, team.seat);
        if (led != null) return new Refused.YouLeadElsewhere(led.card);
        if (s.bidding().hasPassed(team.seat)) return new Refused.YouHavePassed();
        return isAsked(s, team) ? null : new Refused.NotAsked();
    }

    /** The lot this team leads; {@code null}: it is free. */
    static @Nullable Lot ledBy(EsopState s, int seat) {
        for (Lot lot : s.bidding().lots) if (lot.leader() == seat) return lot;
        return null;
    }

    @Override
    public void play(EsopState s, int seat, SwapMove move, Events events) {
        switch (move) {
            case Bid bid -> raise(s, seat, bid, events);
            case PassAll _ -> {
                s.bidding().pass(seat);
                events.tell(new EsopEvent.PassedAll(new Arg.Seat(seat)));
            }
        }
        goOn(s, events);
    }

    // 4.4.4 Close

    @Override
    void hammerFalls(EsopState s, Events events) {
        Lot[] lots = s.bidding().lots;
        boolean[] sold = new boolean[lots.length];
        int free = free(s);
        for (int i = 0; i < lots.length; i++) {
            Lot lot = lots[i];
            sold[i] = lot.hasBid();
            if (sold[i]) hire(s, s.teams[lot.leader()], lot.card, lot.standingBid(), events, EsopEvent.Hired::new);
        }
        placeFreeTeams(s, free, lots, sold, events);
        unsoldLeave(s, lots, sold, events);
        s.bidding = null;
    }

    /** The lowest valuation first; tie: lower founding number. */
    private void placeFreeTeams(EsopState s, int free, Lot[] lots, boolean[] sold, Events events) {
        List<Team> unserved = servedInOrder(s, free);
        if (unserved.isEmpty()) return;
        events.tell(() -> new EsopEvent.Unserved(
                unserved.size(),
                unserved.stream().map(team -> new Arg.Seat(team.seat)).toList()));
        for (Team team : unserved) {
            int place = strongestUnsold(lots, sold, team.seat);
            sold[place] = true;
            give(s, team, lots[place].card, "free", events);
        }
    }

    private static List<Team> servedInOrder(EsopState s, int free) {
        List<Team> teams = new ArrayList<>();
        for (Team team : s.teams) if ((free >> team.seat & 1) == 1) teams.add(team);
        teams.sort((a, b) -> isPoorer(a, b) ? -1 : 1);
        return teams;
    }

    /** The free teams that could take this lot from its leader. */
    Seats outbidders(EsopState s, Lot led) {
        int next = raises().minimum(led);
        int seats = 0;
        for (Team team : s.teams)
            if ((free(s) >> team.seat & 1) == 1 && led.dropper != team.seat && limit(s, team) >= next)
                seats |= 1 << team.seat;
        return Seats.ofMask(seats);
    }

    /** What a team that leads nothing would be given if the hammer fell now; {@code null}: it leads a lot. */
    @Nullable Employee asItStands(EsopState s, int seat) {
        Lot[] lots = s.bidding().lots;
        boolean[] sold = new boolean[lots.length];
        for (int i = 0; i < lots.length; i++) sold[i] = lots[i].hasBid();
        for (Team team : servedInOrder(s, free(s))) {
            int place = strongestUnsold(lots, sold, team.seat);
            if (team.seat == seat) return lots[place].card;
            sold[place] = true;
        }
        return null;
    }

    private static boolean isPoorer(Team a, Team b) {
        return a.valuation != b.valuation ? a.valuation < b.valuation : a.foundingNumber < b.foundingNumber;
    }

    /** The highest strength as printed; tie: first in the list; never the team's own drop. */
    private static int strongestUnsold(Lot[] lots, boolean[] sold, int seat) {
        int best = -1;
        for (int i = 0; i < lots.length; i++)
            if (!sold[i]
                    && lots[i].dropper != seat
                    && (best < 0 || lots[i].card.strength() > lots[best].card.strength())) best = i;
        return best;
    }

    private static void unsoldLeave(EsopState s, Lot[] lots, boolean[] sold, Events events) {
        Employee[] left = EsopState.NO_EMPLOYEES;
        for (int i = 0; i < lots.length; i++) if (!sold[i]) left = Piles.with(left, lots[i].card);
        Employee[] unsold = left;
        s.gone = Piles.withAll(s.gone, unsold);
        events.tell(() -> new EsopEvent.SecondaryClosed(unsold.length, Cards.ids(unsold)));
    }

    // The clock

    @Override
    String clock(EsopState s) {
        return "secondary";
    }

    @Override
    int hammerMillis(boolean hasBid) {
        return hasBid ? box.clocks().secondaryHammerMs() : box.clocks().secondaryOpenMs();
    }

    @Override
    Pace.OnStep onBid() {
        return Pace.OnStep.TOP_UP;
    }
}

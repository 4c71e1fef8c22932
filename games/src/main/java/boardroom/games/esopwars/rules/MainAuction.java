package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.LotMove;
import boardroom.games.esopwars.rules.EsopMove.Pass;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1 One employee is on the block at a time; anyone eligible raises or passes. */
public final class MainAuction extends Auction<LotMove> {
    /** As in the table of section 4. */
    public static final String ID = "main-auction";

    private final BidLimit bidLimit;

    public MainAuction(EsopBox box) {
        super(box);
        this.bidLimit = new BidLimit(box.constants());
    }

    @Override
    public void open(EsopState s, Events events) {
        openNextLot(s, events);
    }

    private void openNextLot(EsopState s, Events events) {
        Employee card = Piles.top(s.deck);
        s.deck = Piles.withoutTop(s.deck);
        s.lotsOpened++;
        openLots(s, Lot.of(s.lotsOpened, card));
        events.tell(new EsopEvent.LotOpened(s.lotsOpened, s.lotsInAll, Cards.id(card)));
    }

    // 4.1.1 Who may bid

    public boolean hasOpenDesk(Team team) {
        return bidLimit.openDesks(team) > 0;
    }

    /** Active, with an open desk, and able to pay the minimum bid. */
    boolean isEligible(EsopState s, Team team) {
        return team.isActive()
                && hasOpenDesk(team)
                && limit(s, team) >= raises().minimum(s.bidding().lot());
    }

    @Override
    public int limit(EsopState s, Team team) {
        return bidLimit.of(s.terms, team);
    }

    public BidLimit bidLimit() {
        return bidLimit;
    }

    @Override
    int answering(EsopState s) {
        Bidding bidding = s.bidding();
        int leader = bidding.lot().leader();
        int answering = 0;
        for (Team team : s.teams)
            if (team.seat != leader && !bidding.hasPassed(team.seat) && isEligible(s, team))
                answering |= 1 << team.seat;
        return answering;
    }

    // 4.1.2 Actions

    /** Every raise of the ladder, those out of reach too, and the pass. */
    @Override
    public void offers(EsopState s, int seat, Consumer<? super LotMove> out) {
        Lot lot = s.bidding().lot();
        raises().upTo(raises().maximum(lot), lot, out);
        out.accept(pass(s));
    }

    /** The same without asking why not: most of the moves that bots look at are these. */
    @Override
    public void moves(EsopState s, int seat, Consumer<? super LotMove> out) {
        if (!owes(s).has(seat)) return;
        Lot lot = s.bidding().lot();
        raises().upTo(Math.min(limit(s, s.teams[seat]), raises().maximum(lot)), lot, out);
        out.accept(pass(s));
    }

    @Override
    public Pass pass(EsopState s) {
        return new Pass(s.bidding().lot().card.id());
    }

    @Override
    public @Nullable Refusal refusal(EsopState s, int seat, LotMove move) {
        Team team = s.teams[seat];
        if (!s.bidding().lot().card.id().equals(move.lot())) return new Refused.LotClosed();
        Refusal refusal = refuseBidder(s, team);
        if (refusal != null) return refusal;
        return switch (move) {
            case Bid bid -> refuseAmount(s, team, bid.amount());
            case Pass _ -> refusePass(s, team);
        };
    }

    /** Why this team may neither bid nor pass now. */
    private @Nullable Refusal refuseBidder(EsopState s, Team team) {
        Lot lot = s.bidding().lot();
        if (team.disqualified) return new OutOfTheGame.Disqualified();
        if (!hasOpenDesk(team)) return new Refused.TeamFull();
        if (lot.leader() == team.seat) return new Refused.YouLead(lot.card);
        if (s.bidding().hasPassed(team.seat)) return new Refused.YouHavePassed();
        // A team that can't afford the next bid counts as passed and is never asked; its bid has a better reason.
        return isEligible(s, team) && !isAsked(s, team) ? new Refused.NotAsked() : null;
    }

    private @Nullable Refusal refuseAmount(EsopState s, Team team, int amount) {
        Refusal refusal = raises().refusal(s.bidding().lot(), amount);
        if (refusal != null || amount <= limit(s, team)) return refusal;
        return bidLimit.kept(s.terms, team) == 0
                ? new Refused.AbovePool(team.pool)
                : new Refused.AboveYourLimit(limit(s, team));
    }

    private @Nullable Refusal refusePass(EsopState s, Team team) {
        return isEligible(s, team)
                ? null
                : new Refused.OutOfReach(raises().minimum(s.bidding().lot()), limit(s, team));
    }

    @Override
    public void play(EsopState s, int seat, LotMove move, Events events) {
        switch (move) {
            case Bid bid -> raise(s, seat, bid, events);
            case Pass pass -> {
                s.bidding().pass(seat);
                events.tell(new EsopEvent.Passed(new Arg.Seat(seat), new Arg.CardId(pass.lot())));
            }
        }
        goOn(s, events);
    }

    // 4.1.3 How a lot closes

    @Override
    void hammerFalls(EsopState s, Events events) {
        s.shown();
        Lot lot = s.bidding().lot();
        int spare = spare(s);
        if (lot.hasBid()) sell(s, lot, events);
        else goUnsold(s, lot, events);
        s.bidding = null;
        disqualifyStranded(s, events);
        if (openDesks(s) == 0 || s.deck.length == 0) return;
        if (spare(s) != spare) tellSpare(s, events);
        openNextLot(s, events);
    }

    private void tellSpare(EsopState s, Events events) {
        String shortfall = s.terms.placement() ? "placement" : "disqualify";
        events.tell(
                spare(s) < 0
                        ? new EsopEvent.TooFewCards(s.lotsLeft(), openDesks(s))
                        : new EsopEvent.SpareChanged(spare(s), s.lotsLeft(), openDesks(s), shortfall));
    }

    private void sell(EsopState s, Lot lot, Events events) {
        hire(
                s,
                s.teams[lot.leader()],
                lot.card,
                lot.standingBid(),
                events,
                (team, card, price, pool) -> new EsopEvent.Sold(lot.number, team, card, price, pool));
    }

    // 4.1.5 Unsold lots, spare cards and idle seats

    private void goUnsold(EsopState s, Lot lot, Events events) {
        Team taker = spare(s) <= 0 ? whoIsGiven(s) : null;
        if (taker == null) discard(s, lot, events);
        else give(s, taker, lot.card, s.terms.placement() ? "desks" : "idle", events);
    }

    /** Nobody bid and no spare card is left: an idle team takes the card, with `placement` any team. */
    private @Nullable Team whoIsGiven(EsopState s) {
        Team best = null;
        for (Team team : s.teams)
            if (isEligible(s, team)
                    && (s.terms.placement() || s.bidding().wasIdle(team.seat))
                    && (best == null || needsMore(team, best))) best = team;
        return best;
    }

    /** Most open desks; tie: larger pool; tie: lower founding number. */
    private boolean needsMore(Team a, Team b) {
        int desks = Integer.compare(bidLimit.openDesks(a), bidLimit.openDesks(b));
        if (desks != 0) return desks > 0;
        return a.pool != b.pool ? a.pool > b.pool : a.foundingNumber < b.foundingNumber;
    }

    private static void discard(EsopState s, Lot lot, Events events) {
        s.discarded = Piles.with(s.discarded, lot.card);
        events.tell(new EsopEvent.Discarded(lot.number, Cards.id(lot.card)));
    }

    /** Cards left minus open desks. */
    public int spare(EsopState s) {
        return s.lotsLeft() - openDesks(s);
    }

    public int openDesks(EsopState s) {
        return s.openDesks(box.constants().teamSize());
    }

    // 4.1.6 Disqualification

    /** Every card left is needed: the team is out if this one goes elsewhere. */
    boolean isLastChance(EsopState s, Team team) {
        return !s.terms.placement() && bidLimit.openDesks(team) >= s.lotsLeft();
    }

    private void disqualifyStranded(EsopState s, Events events) {
        for (Team team : s.teams)
            if (team.isActive() && bidLimit.openDesks(team) > s.lotsLeft()) disqualify(s, team, events);
    }

    private void disqualify(EsopState s, Team team, Events events) {
        Employee[] leaving = new Employee[team.hires.length];
        for (int i = 0; i < leaving.length; i++) leaving[i] = team.hires[i].employee();
        s.gone = Piles.withAll(s.gone, leaving);
        int desks = bidLimit.openDesks(team);
        int cards = s.lotsLeft();
        team.hiredWhenOut = team.hires.length;
        team.hires = Team.NO_HIRES;
        team.disqualified = true;
        events.tell(() -> new EsopEvent.Disqualified(new Arg.Seat(team.seat), Cards.ids(leaving), desks, cards));
    }

    // 4.1.7 End of the phase

    @Override
    public void close(EsopState s, Events events) {
        Employee[] unsold = Cards.sorted(s.deck, box.employees());
        s.deck = EsopState.NO_EMPLOYEES;
        s.gone = Piles.withAll(s.gone, unsold);
        events.tell(() -> new EsopEvent.AuctionEnded(unsold.length, Cards.ids(unsold)));
        if (s.terms.randomReserve() && s.terms.secondaryAuction())
            events.tell(() -> new EsopEvent.ReserveShown(Cards.ids(s.reserve)));
        switch (Integer.bitCount(s.active())) {
            case 0 -> s.ending = EsopState.Ending.NO_WINNER;
            case 1 -> s.ending = EsopState.Ending.WALKOVER;
            default -> {}
        }
    }

    // 4.1.4 The clock

    @Override
    String clock(EsopState s) {
        return "lot-" + s.bidding().lot().number;
    }

    @Override
    int hammerMillis(boolean hasBid) {
        return hasBid ? box.clocks().hammerMs() : box.clocks().lotOpenMs();
    }

    @Override
    Pace.OnStep onBid() {
        return Pace.OnStep.RESTART;
    }
}

package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopMove.Bid;
import boardroom.games.esopwars.EsopMove.Pass;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1 One employee is on the block at a time; anyone eligible raises or passes. */
final class MainAuction extends Auction {
    private final BidLimit bidLimit;
    private final BidSense sense;
    private final LotPrompt prompt;

    MainAuction(EsopBox box, BidSense sense) {
        super(box);
        this.bidLimit = new BidLimit(box.constants());
        this.sense = sense;
        this.prompt = new LotPrompt(this);
    }

    @Override
    public String id() {
        return "main-auction";
    }

    @Override
    public void open(Market m, Events events) {
        openNextLot(m, events);
    }

    private void openNextLot(Market m, Events events) {
        Employee card = Piles.top(m.deck);
        m.deck = Piles.withoutTop(m.deck);
        m.lotsOpened++;
        openFloor(m, Lot.of(m.lotsOpened, card));
        if (events.listening()) events.tell(new EsopEvent.LotOpened(m.lotsOpened, m.lotsInAll, Cards.id(card)));
    }

    // 4.1.1 Who may bid

    boolean hasOpenDesk(Team team) {
        return bidLimit.openDesks(team) > 0;
    }

    /** Active, with an open desk, and able to pay the minimum bid. */
    boolean isEligible(Market m, Team team) {
        return team.isActive()
                && hasOpenDesk(team)
                && limit(m, team) >= raises.minimum(m.floor().lot());
    }

    @Override
    int limit(Market m, Team team) {
        return bidLimit.of(m.terms, team);
    }

    BidLimit bidLimit() {
        return bidLimit;
    }

    @Override
    int answering(Market m) {
        Floor floor = m.floor();
        int leader = floor.lot().leader();
        int answering = 0;
        for (Team team : m.teams)
            if (team.seat != leader && !floor.hasPassed(team.seat) && isEligible(m, team)) answering |= 1 << team.seat;
        return answering;
    }

    // 4.1.2 Actions

    @Override
    public void moves(Market m, int seat, Consumer<? super EsopMove> out) {
        if (!owes(m).has(seat)) return;
        raisesOn(m, m.floor().lot(), limit(m, m.teams[seat]), out);
        out.accept(pass(m));
    }

    @Override
    EsopMove pass(Market m) {
        return new Pass(m.floor().lot().card.id());
    }

    @Override
    @Nullable Say refuseBid(Market m, Team team, Bid bid) {
        Lot lot = m.floor().lot();
        if (!lot.card.id().equals(bid.lot())) return Refusals.lotClosed();
        Say refusal = refuseBidder(m, team);
        if (refusal == null) refusal = raises.refusal(lot, bid.amount());
        if (refusal == null && bid.amount() > limit(m, team)) refusal = refuseAbove(m, team);
        return refusal;
    }

    private Say refuseAbove(Market m, Team team) {
        return bidLimit.kept(m.terms, team) == 0
                ? Refusals.abovePool(team.pool)
                : Refusals.aboveYourLimit(limit(m, team));
    }

    @Override
    @Nullable Say refusePass(Market m, Team team, Pass pass) {
        Lot lot = m.floor().lot();
        if (!lot.card.id().equals(pass.lot())) return Refusals.lotClosed();
        Say refusal = refuseBidder(m, team);
        if (refusal == null && !isEligible(m, team)) refusal = Refusals.outOfReach(raises.minimum(lot), limit(m, team));
        return refusal;
    }

    @Override
    @Nullable Say refusePassAll(Market m, Team team) {
        return Refusals.notInThisPhase();
    }

    /** Why this team may neither bid nor pass now. */
    private @Nullable Say refuseBidder(Market m, Team team) {
        Lot lot = m.floor().lot();
        if (team.disqualified) return Refusals.disqualified();
        if (!hasOpenDesk(team)) return Refusals.teamFull();
        if (lot.leader() == team.seat) return Refusals.youLead(lot.card);
        if (m.floor().hasPassed(team.seat)) return Refusals.youHavePassed();
        // A team that can't afford the next bid counts as passed and is never asked; its bid has a better reason.
        if (isEligible(m, team) && !isAsked(m, team)) return Refusals.notAsked();
        return null;
    }

    @Override
    public Preview preview(Market m, int seat, EsopMove move) {
        return prompt.preview(m, seat, move);
    }

    // 4.1.3 How a lot closes

    @Override
    void hammerFalls(Market m, Events events) {
        m.pauses = 0;
        Lot lot = m.floor().lot();
        int spare = spare(m);
        if (lot.hasBid()) sell(m, lot, events);
        else goUnsold(m, lot, events);
        m.floor = null;
        disqualifyStranded(m, events);
        if (openDesks(m) == 0 || m.deck.length == 0) endAuction(m, events);
        else {
            if (spare(m) != spare && events.listening()) tellSpare(m, events);
            openNextLot(m, events);
        }
    }

    private void tellSpare(Market m, Events events) {
        events.tell(
                spare(m) < 0
                        ? new EsopEvent.TooFewCards(m.lotsLeft(), openDesks(m))
                        : new EsopEvent.SpareChanged(
                                spare(m),
                                m.lotsLeft(),
                                openDesks(m),
                                m.terms.placement() ? "placement" : "disqualify"));
    }

    private void sell(Market m, Lot lot, Events events) {
        hire(
                m,
                m.teams[lot.leader()],
                lot.card,
                lot.standingBid(),
                events,
                (team, card, price, pool) -> new EsopEvent.Sold(lot.number, team, card, price, pool));
    }

    // 4.1.5 Unsold lots, spare cards and idle seats

    private void goUnsold(Market m, Lot lot, Events events) {
        Team taker = spare(m) <= 0 ? whoIsGiven(m) : null;
        if (taker == null) discard(m, lot, events);
        else give(m, taker, lot.card, events);
    }

    /** Nobody bid and no spare card is left: an idle team takes the card, with `placement` any team. */
    private @Nullable Team whoIsGiven(Market m) {
        Team best = null;
        for (Team team : m.teams)
            if (isEligible(m, team)
                    && (m.terms.placement() || m.floor().wasIdle(team.seat))
                    && (best == null || needsMore(team, best))) best = team;
        return best;
    }

    /** Most open desks; tie: larger pool; tie: lower founding number. */
    private boolean needsMore(Team a, Team b) {
        int desks = Integer.compare(bidLimit.openDesks(a), bidLimit.openDesks(b));
        if (desks != 0) return desks > 0;
        return a.pool != b.pool ? a.pool > b.pool : a.foundingNumber < b.foundingNumber;
    }

    private static void discard(Market m, Lot lot, Events events) {
        m.discarded = Piles.with(m.discarded, lot.card);
        if (events.listening()) events.tell(new EsopEvent.Discarded(lot.number, Cards.id(lot.card)));
    }

    /** Cards left minus open desks. */
    int spare(Market m) {
        return m.lotsLeft() - openDesks(m);
    }

    int openDesks(Market m) {
        return m.openDesks(box.constants().teamSize());
    }

    // 4.1.6 Disqualification

    private void disqualifyStranded(Market m, Events events) {
        for (Team team : m.teams)
            if (team.isActive() && bidLimit.openDesks(team) > m.lotsLeft()) disqualify(m, team, events);
    }

    private static void disqualify(Market m, Team team, Events events) {
        Employee[] leaving = new Employee[team.hires.length];
        for (int i = 0; i < leaving.length; i++) leaving[i] = team.hires[i].employee();
        m.gone = Piles.withAll(m.gone, leaving);
        team.hiredWhenOut = team.hires.length;
        team.hires = Team.NOBODY;
        team.disqualified = true;
        if (events.listening()) events.tell(new EsopEvent.Disqualified(new Arg.Seat(team.seat), Cards.ids(leaving)));
    }

    // 4.1.7 End of the phase

    private void endAuction(Market m, Events events) {
        Employee[] unsold = Cards.sorted(m.deck, box.employees());
        m.deck = Market.NO_EMPLOYEES;
        m.gone = Piles.withAll(m.gone, unsold);
        if (events.listening()) {
            events.tell(new EsopEvent.AuctionEnded(unsold.length, Cards.ids(unsold)));
            if (m.terms.randomReserve() && m.terms.secondaryAuction())
                events.tell(new EsopEvent.ReserveShown(Cards.ids(m.reserve)));
        }
        switch (Integer.bitCount(m.active())) {
            case 0 -> m.ending = Market.Ending.NO_WINNER;
            case 1 -> m.ending = Market.Ending.WALKOVER;
            default -> {}
        }
        m.phaseOver = true;
    }

    @Override
    public Prompt prompt(Market m, int seat) {
        return prompt.of(m, seat);
    }

    /** With the clock one name for the whole lot, without it one for each ask. */
    static String decision(Market m) {
        return m.terms.clock() ? clock(m) : clock(m) + "-ask-" + m.floor().asks;
    }

    private static String clock(Market m) {
        return "lot-" + m.floor().lot().number;
    }

    @Override
    public Pace pace(Market m) {
        return m.terms.clock()
                ? tempo.hammer(
                        m,
                        clock(m),
                        owes(m),
                        box.clocks().lotOpenMs(),
                        box.clocks().hammerMs(),
                        Pace.OnStep.RESTART)
                : tempo.asks(m, clock(m), owes(m), box.clocks().askMs());
    }

    @Override
    public double prior(Market m, int seat, EsopMove move) {
        return sense.prior(m, m.teams[seat], move);
    }
}

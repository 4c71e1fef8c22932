package boardroom.games.esopwars;

import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopMove.Bid;
import boardroom.games.esopwars.EsopMove.Pass;
import boardroom.games.esopwars.EsopMove.PassAll;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 All lots are open at once under one hammer; every team hires exactly one. */
final class SecondaryAuction extends Auction {
    private static final String CLOCK = "secondary";

    private final SwapSense sense;
    private final SwapPrompt prompt;

    SecondaryAuction(EsopBox box, SwapSense sense) {
        super(box);
        this.sense = sense;
        this.prompt = new SwapPrompt(this);
    }

    @Override
    public String id() {
        return "secondary-auction";
    }

    /** The lots were laid out when the drops were revealed. */
    @Override
    public void open(Market m, Events events) {
        if (!m.terms.secondaryAuction()) {
            m.phaseOver = true;
            return;
        }
        Lot[] lots = m.floor().lots;
        openFloor(m, lots);
        if (events.listening()) events.tell(new EsopEvent.SecondaryOpened(lots.length, Cards.ids(employees(lots))));
    }

    private static Employee[] employees(Lot[] lots) {
        Employee[] cards = new Employee[lots.length];
        for (int i = 0; i < lots.length; i++) cards[i] = lots[i].card;
        return cards;
    }

    // 4.4.3 Bidding

    /** Active teams that lead no lot, as a mask. */
    int free(Market m) {
        return m.active() & ~m.floor().leaders();
    }

    @Override
    int answering(Market m) {
        return free(m) & ~m.floor().passed;
    }

    /** Nothing is kept back any more. */
    @Override
    int limit(Market m, Team team) {
        return team.pool;
    }

    @Override
    public void moves(Market m, int seat, Consumer<? super EsopMove> out) {
        if (!owes(m).has(seat)) return;
        for (Lot lot : m.floor().lots) if (lot.dropper != seat) raisesOn(m, lot, limit(m, m.teams[seat]), out);
        out.accept(pass(m));
    }

    @Override
    EsopMove pass(Market m) {
        return PassAll.NOW;
    }

    @Override
    @Nullable Say refuseBid(Market m, Team team, Bid bid) {
        int place = m.floor().find(bid.lot());
        if (place < 0) return Refusals.lotClosed();
        Lot lot = m.floor().lots[place];
        if (lot.leader() == team.seat) return Refusals.youLead(lot.card);
        Say refusal = refuseBidder(m, team);
        if (refusal == null && lot.dropper == team.seat) refusal = Refusals.ownDrop(lot.card);
        if (refusal == null) refusal = raises.refusal(lot, bid.amount());
        if (refusal == null && bid.amount() > limit(m, team)) refusal = Refusals.abovePool(team.pool);
        return refusal;
    }

    @Override
    @Nullable Say refusePass(Market m, Team team, Pass pass) {
        return Refusals.notInThisPhase();
    }

    @Override
    @Nullable Say refusePassAll(Market m, Team team) {
        return refuseBidder(m, team);
    }

    /** Why this team may neither bid nor pass now. */
    private @Nullable Say refuseBidder(Market m, Team team) {
        if (team.disqualified) return Refusals.disqualified();
        Lot led = ledBy(m, team.seat);
        if (led != null) return Refusals.youLeadElsewhere(led.card);
        if (m.floor().hasPassed(team.seat)) return Refusals.youHavePassed();
        if (!isAsked(m, team)) return Refusals.notAsked();
        return null;
    }

    /** The lot this team leads; {@code null}: it is free. */
    static @Nullable Lot ledBy(Market m, int seat) {
        for (Lot lot : m.floor().lots) if (lot.leader() == seat) return lot;
        return null;
    }

    @Override
    public Preview preview(Market m, int seat, EsopMove move) {
        return prompt.preview(m, seat, move);
    }

    // 4.4.4 Close

    @Override
    void hammerFalls(Market m, Events events) {
        m.pauses = 0;
        Lot[] lots = m.floor().lots;
        boolean[] sold = new boolean[lots.length];
        int free = free(m);
        for (int i = 0; i < lots.length; i++) {
            Lot lot = lots[i];
            sold[i] = lot.hasBid();
            if (sold[i]) hire(m, m.teams[lot.leader()], lot.card, lot.standingBid(), events, EsopEvent.Hired::new);
        }
        placeFreeTeams(m, free, lots, sold, events);
        unsoldLeave(m, lots, sold, events);
        m.floor = null;
        m.phaseOver = true;
    }

    /** The lowest valuation first; tie: lower founding number. */
    private void placeFreeTeams(Market m, int free, Lot[] lots, boolean[] sold, Events events) {
        for (int left = free; left != 0; ) {
            Team poorest = null;
            for (Team team : m.teams)
                if ((left >> team.seat & 1) == 1 && (poorest == null || isPoorer(team, poorest))) poorest = team;
            if (poorest == null) return;
            left &= ~(1 << poorest.seat);
            int place = strongestUnsold(lots, sold, poorest.seat);
            sold[place] = true;
            give(m, poorest, lots[place].card, events);
        }
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

    private static void unsoldLeave(Market m, Lot[] lots, boolean[] sold, Events events) {
        Employee[] unsold = Market.NO_EMPLOYEES;
        for (int i = 0; i < lots.length; i++) if (!sold[i]) unsold = Piles.with(unsold, lots[i].card);
        m.gone = Piles.withAll(m.gone, unsold);
        if (events.listening()) events.tell(new EsopEvent.SecondaryClosed(unsold.length, Cards.ids(unsold)));
    }

    @Override
    public Prompt prompt(Market m, int seat) {
        return prompt.of(m, seat);
    }

    static String decision(Market m) {
        return m.terms.clock() ? CLOCK : CLOCK + "-ask-" + m.floor().asks;
    }

    @Override
    public Pace pace(Market m) {
        return m.terms.clock()
                ? tempo.hammer(
                        m,
                        CLOCK,
                        owes(m),
                        box.clocks().secondaryOpenMs(),
                        box.clocks().secondaryHammerMs(),
                        Pace.OnStep.TOP_UP)
                : tempo.asks(m, CLOCK, owes(m), box.clocks().askMs());
    }

    @Override
    public double prior(Market m, int seat, EsopMove move) {
        return sense.prior(m, m.teams[seat], move);
    }
}

package boardroom.games.shipshape.rules;

import boardroom.engine.Card;
import boardroom.engine.Deck;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.engine.offers.Offer;
import boardroom.engine.phases.PhasedState;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Terms;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import org.jspecify.annotations.Nullable;

/** All there is to know about one play of Ship Shape (2.9). Arrays are replaced and never written to. */
public final class ShipShapeState extends PhasedState<ShipShapeState, ShipShapeMove> {
    private static final Order[] NO_ORDERS = {};
    private static final Talk[] NO_TALKS = {};
    private static final WeekReport[] NO_WEEKS = {};

    /** How the month stands or ended. */
    public enum Ending {
        NOT_YET,
        WON,
        LOST
    }

    public final Terms terms;
    public Firm[] firms;
    public Tokens piles;
    public Deck<Order> orderDeck;
    public Deck<Supply> supplyDeck;
    public Deck<Transport> transportDeck;

    /** The hiring pool by slots; a slot may be empty. */
    public @Nullable Supply[] supplyPool;

    public @Nullable Transport[] transportPool;

    /** Open orders, in the order drawn. */
    public Order[] orders = NO_ORDERS;

    public int week;
    public int day;
    public int holder;
    public int active;

    /** Whether the active player has collected. */
    public boolean collected;

    /** Whether the active player has taken the action of this turn, or passed. */
    public boolean acted;

    /** The offers of this turn; only the last may still be open. */
    public Talk[] talks = NO_TALKS;

    /** How many joint proposals were made this turn, and the one that waits for its partner. */
    public int proposalsMade;

    public @Nullable Offer<Split> proposal;

    /** The weeks that are over. */
    public WeekReport[] weeks = NO_WEEKS;

    public Ending ending = Ending.NOT_YET;

    ShipShapeState(
            Terms terms,
            Firm[] firms,
            Tokens piles,
            Deck<Order> orderDeck,
            Deck<Supply> supplyDeck,
            Deck<Transport> transportDeck) {
        super(firms.length);
        this.terms = terms;
        this.firms = firms;
        this.piles = piles;
        this.orderDeck = orderDeck;
        this.supplyDeck = supplyDeck;
        this.transportDeck = transportDeck;
        this.supplyPool = new Supply[terms.supplyPool()];
        this.transportPool = new Transport[terms.transportPool()];
    }

    @Override
    protected void separate() {
        Firm[] own = new Firm[firms.length];
        for (int i = 0; i < own.length; i++) own[i] = firms[i].clone();
        firms = own;
        orderDeck = orderDeck.clone();
        supplyDeck = supplyDeck.clone();
        transportDeck = transportDeck.clone();
    }

    @Override
    public int seats() {
        return firms.length;
    }

    /** The firm whose turn it is. */
    public Firm active() {
        return firms[active];
    }

    /** A turn begins: nothing has been done in it. */
    void beginTurn(int seat) {
        active = seat;
        collected = false;
        acted = false;
        talks = NO_TALKS;
        proposalsMade = 0;
        proposal = null;
    }

    /** 4.1: stamps are removed on all supplies. */
    void removeStamps() {
        for (Firm firm : firms) firm.removeStamps();
    }

    /** The order of the decks and all later chance become another one. */
    public void guessDecks(Rng rng) {
        orderDeck.guess(rng);
        supplyDeck.guess(rng);
        transportDeck.guess(rng);
    }

    /** Whether the present week has been completed or has failed. */
    public boolean isWeekOver() {
        return weeks.length == week;
    }

    /** The top card of a deck; all are told if it had to be made anew. */
    static <C extends Card> @Nullable C draw(Deck<C> deck, Events events) {
        return deck.draw(cards -> events.tell(new ShipShapeEvent.DeckReshuffled(deck.name(), cards)));
    }

    /** The seat to the left (2.8). */
    public int left(int seat) {
        return (seat + 1) % firms.length;
    }

    public boolean isOtherSeat(int seat, int than) {
        return seat >= 0 && seat < firms.length && seat != than;
    }

    /** The offer that waits for answers or for the choice among them; {@code null}: none. */
    public @Nullable Talk talk() {
        Talk last = talks.length == 0 ? null : Piles.top(talks);
        return last != null && last.open() ? last : null;
    }

    /** Replaces the last offer of this turn, which is the open one. */
    void talk(Talk changed) {
        talks = Piles.replaced(talks, talks.length - 1, changed);
    }

    public int offersLeft() {
        return terms.trade() ? Math.max(0, terms.offersPerTurn() - talks.length) : 0;
    }

    public int failedWeeks() {
        int failed = 0;
        for (WeekReport report : weeks) if (!report.isCompleted()) failed++;
        return failed;
    }

    /** Section 5: the days saved in all completed weeks. */
    public int spareDays() {
        int spare = 0;
        for (WeekReport report : weeks) if (report.isCompleted()) spare += terms.daysPerWeek() - report.day();
        return spare;
    }

    /** How many turns this seat still has this week, the one it is in included. */
    public int turnsLeft(int seat) {
        return terms.daysPerWeek() - day + (seat == active || collectsToday(seat) ? 1 : 0);
    }

    /** Whether this seat's turn is still to come today. */
    boolean collectsToday(int seat) {
        return Math.floorMod(seat - holder, firms.length) > Math.floorMod(active - holder, firms.length);
    }

    /** Whether this seat has collected today. */
    public boolean hasCollected(int seat) {
        return seat == active ? collected : turnsLeft(seat) == terms.daysPerWeek() - day;
    }
}

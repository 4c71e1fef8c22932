package boardroom.games.itstartup.rules;

import static boardroom.engine.phases.Turn.NOBODY;

import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.phases.PhasedState;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Terms;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All there is to know about one play of IT Startup (2.4). Arrays of cards are replaced and never written to, so that a
 * copy costs little.
 */
public final class StartupState extends PhasedState<StartupState, StartupMove> {
    private static final int[] NO_ROUNDS = {};

    public final Terms terms;
    public Office[] offices;

    /** The roll that gave everybody the starting resources. */
    public int die;

    public int round = 1;
    public int first = NOBODY;
    public int active = NOBODY;

    /** Project points by side: a seat, or a team in two against two. */
    public int[] points;

    /** The common deck, order secret; its first card is the top. */
    public CardCopy[] deck = Office.NO_CARDS;

    /** Whether the active seat has still to answer the planning bonus. */
    boolean bonusOffered;

    /** Extra points per developer when this turn is scored. */
    public int bonusPerDeveloper;

    /** Extra burnout per developer at the end of this turn. */
    public int extraBurnout;

    public boolean noBurnout;

    /** Cards that the active seat's Database Developer drew this turn and that never left the hand. */
    public CardCopy[] free = Office.NO_CARDS;

    /** Knowledge that was attached, transferred or taken this turn. */
    public CardCopy[] moved = Office.NO_CARDS;

    /** Actions taken this turn. */
    public int actions;

    /** Whether the active seat has ended its turn. */
    public boolean turnOver;

    /** The card that waits for an answer or for a choice. */
    public @Nullable Resolving resolving;

    /** How many cards of the deck the active seat is looking at. */
    public int looking;

    /** Cumulative points by side after each round. */
    public int[] sheet = NO_ROUNDS;

    /** Whether the last round check found a tie at the goal. */
    public boolean tied;

    /** Whether the last round check ended the game. */
    public boolean finished;

    /** The chance of the mulligan, of who starts, and of coins. */
    Rng swaps;

    public Rng start;
    Rng coins;

    @JsonCreator
    StartupState(Terms terms, Office[] offices, int[] points, Rng swaps, Rng start, Rng coins) {
        this.terms = terms;
        this.offices = offices;
        this.points = points;
        this.swaps = swaps;
        this.start = start;
        this.coins = coins;
    }

    @Override
    protected void separate() {
        offices = offices.clone();
        for (int seat = 0; seat < offices.length; seat++) offices[seat] = offices[seat].copy();
        points = points.clone();
        swaps = swaps.copy();
        start = start.copy();
        coins = coins.copy();
    }

    @Override
    public int seats() {
        return offices.length;
    }

    boolean isSeat(int seat) {
        return seat >= 0 && seat < offices.length;
    }

    /** The office whose turn it is. */
    public Office office() {
        return offices[active];
    }

    /** The seat whose turn comes after the active one's. */
    int nextSeat() {
        return (active + 1) % seats();
    }

    /** Whether the active seat's turn is the last of the round. */
    public boolean isLastOfRound() {
        return nextSeat() == first;
    }

    /** The seats whose turn of this round is still to come, in the order of their turns. */
    public List<Integer> toPlay() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = nextSeat(); seat != first; seat = (seat + 1) % seats()) seats.add(seat);
        return seats;
    }

    /** Somebody is at the goal in an unfinished round, or the limit is reached. */
    public boolean isLastRound() {
        for (int each : points) if (each >= terms.goal()) return true;
        return round >= terms.roundLimit();
    }

    /** The opponent with most points; of equals the first. */
    public int bestOpponent(int seat) {
        int best = NOBODY;
        for (Office office : offices)
            if (areOpponents(seat, office.seat) && (best == NOBODY || pointsOf(office.seat) > pointsOf(best)))
                best = office.seat;
        return best;
    }

    /** One name for each turn: turn-6-1 is seat 1's in round 6. */
    String turnName() {
        return "turn-" + round + "-" + active;
    }

    /** One name for each decision of a turn. */
    String stepName(String decision) {
        return decision + "-" + round + "-" + active + "-" + actions;
    }

    /** Who shares a project: the seat itself, or in two against two every second seat. */
    public int side(int seat) {
        return terms.teams() ? seat % points.length : seat;
    }

    public int pointsOf(int seat) {
        return points[side(seat)];
    }

    public boolean areOpponents(int seat, int other) {
        return side(seat) != side(other);
    }

    /** Who may see this seat's hand and plan slot; everybody if hands are open. */
    Seats seers(int seat) {
        if (terms.openHands()) return Seats.all(seats());
        if (!terms.teams()) return Seats.of(seat);
        return Seats.where(seats(), other -> !areOpponents(seat, other));
    }

    /** Whether a card waits for the answer of the seat it is aimed at. */
    public boolean isAnswerAwaited() {
        return resolving != null && looking == 0;
    }

    public Resolving resolving() {
        if (resolving == null) throw new IllegalStateException("no card is being resolved");
        return resolving;
    }

    /** Which seat controls this employee; nobody if it is in no row. */
    public int controller(@Nullable CardCopy employee) {
        for (Office office : offices) if (office.desk(employee) >= 0) return office.seat;
        return NOBODY;
    }

    /** Takes so many cards from the top, or what is left (5.8). */
    CardCopy[] fromTop(int count) {
        int taken = Math.min(count, deck.length);
        CardCopy[] cards = Arrays.copyOf(deck, taken);
        deck = Arrays.copyOfRange(deck, taken, deck.length);
        return cards;
    }

    void putUnder(CardCopy card) {
        deck = Piles.with(deck, card);
    }

    void putUnder(CardCopy[] cards) {
        if (cards.length > 0) deck = Piles.withAll(deck, cards);
    }

    /** An action card that this turn's Database Developer drew (5.4). */
    public boolean isFree(CardCopy card) {
        return card.isAction() && Piles.has(free, card);
    }

    /** A card that leaves the hand is no longer free (R60). */
    void noLongerFree(CardCopy card) {
        int place = Piles.indexOf(free, card);
        if (place >= 0) free = Piles.without(free, place);
    }

    /** 4.2 step 1, 4.7 step 5. */
    void clearTurnFlags() {
        bonusPerDeveloper = 0;
        extraBurnout = 0;
        noBurnout = false;
        free = Office.NO_CARDS;
        moved = Office.NO_CARDS;
        actions = 0;
        turnOver = false;
    }
}

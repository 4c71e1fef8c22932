package boardroom.games.esopwars;

import boardroom.engine.PhasedState;
import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.ExitCard;
import boardroom.games.esopwars.box.MarketCard;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All there is to know about one play of ESOP Wars. Arrays of cards are replaced and never written to, so that a copy
 * costs little; the last card of a pile lies on top.
 */
public final class Market implements PhasedState<Market> {
    static final Employee[] NO_EMPLOYEES = {};
    private static final MarketCard[] NO_MARKETS = {};
    private static final ExitCard[] NO_EXITS = {};
    private static final MarketReport[] NO_REPORTS = {};
    private static final ExitLine[] NO_LINES = {};

    /** How the play came to its end. */
    enum Ending {
        NOT_YET,
        EXIT,
        WALKOVER,
        NO_WINNER
    }

    Terms terms;
    Team[] teams;

    int phase;
    /** The current phase has done its work; the game goes on to the next. */
    boolean phaseOver;

    Ending ending = Ending.NOT_YET;

    /** The main deck, order secret. */
    Employee[] deck = NO_EMPLOYEES;

    /** How many lots the main auction has in all. */
    int lotsInAll;

    /** How many have been opened. */
    int lotsOpened;

    Employee[] reserve = NO_EMPLOYEES;
    Employee[] discarded = NO_EMPLOYEES;
    /** Who left the game: never offered, unsold, or employed by a team that is out. */
    Employee[] gone = NO_EMPLOYEES;

    @Nullable Floor floor;

    /** Market cards to come, order secret. */
    MarketCard[] marketDeck = NO_MARKETS;

    /** Market cards seen, in the order of their rounds. */
    MarketCard[] marketsSeen = NO_MARKETS;

    /** One report per market round played. */
    MarketReport[] rounds = NO_REPORTS;

    /** Exit cards, order secret until the exit. */
    ExitCard[] exitDeck = NO_EXITS;

    /** What the exit did to each active team, in seat order; empty before it. */
    ExitLine[] exits = NO_LINES;

    @Nullable DraftTable draft;

    /** Draft cards that nobody locked, once the companies are founded; sorted, so that it tells nothing. */
    DraftCard[] draftGone = Team.NO_CARDS;

    /** Reveals between the last decision and this one; each has its pause. */
    int pauses;

    /** The chance of call orders. */
    Rng calls;

    /** The chance of exit cards drawn one by one. */
    Rng exitDraws;

    @JsonCreator
    Market(Terms terms, Team[] teams, Rng calls, Rng exitDraws) {
        this.terms = terms;
        this.teams = teams;
        this.calls = calls;
        this.exitDraws = exitDraws;
    }

    private static Team[] copyOf(Team[] teams) {
        Team[] copy = new Team[teams.length];
        for (int i = 0; i < copy.length; i++) copy[i] = teams[i].copy();
        return copy;
    }

    @Override
    public Market copy() {
        Market copy = new Market(terms, copyOf(teams), calls.copy(), exitDraws.copy());
        copy.phase = phase;
        copy.phaseOver = phaseOver;
        copy.ending = ending;
        copy.deck = deck;
        copy.lotsInAll = lotsInAll;
        copy.lotsOpened = lotsOpened;
        copy.reserve = reserve;
        copy.discarded = discarded;
        copy.gone = gone;
        copy.floor = floor == null ? null : floor.copy();
        copy.marketDeck = marketDeck;
        copy.marketsSeen = marketsSeen;
        copy.rounds = rounds;
        copy.exitDeck = exitDeck;
        copy.exits = exits;
        copy.draft = draft == null ? null : draft.copy();
        copy.draftGone = draftGone;
        copy.pauses = pauses;
        return copy;
    }

    @Override
    public int phase() {
        return phase;
    }

    int seats() {
        return teams.length;
    }

    boolean isSeat(int seat) {
        return seat >= 0 && seat < teams.length;
    }

    /** The active teams as a mask. */
    int active() {
        int active = 0;
        for (Team team : teams) if (team.isActive()) active |= 1 << team.seat;
        return active;
    }

    /** The auction room; there is one in both auctions and nowhere else. */
    Floor floor() {
        if (floor == null) throw new IllegalStateException("no auction is open");
        return floor;
    }

    DraftTable draft() {
        if (draft == null) throw new IllegalStateException("this play has no company draft");
        return draft;
    }

    /** N: the open desks of all active teams. */
    int openDesks(int teamSize) {
        int desks = 0;
        for (Team team : teams) if (team.isActive()) desks += teamSize - team.hires.length;
        return desks;
    }

    /** R: lots of the main auction not yet closed, the current one included. */
    int lotsLeft() {
        return deck.length + (floor == null ? 0 : 1);
    }

    /** The market cards whose modifiers count if this one comes next, or counted when it came (5.2 step 2). */
    MarketCard[] inForceWith(MarketCard card) {
        if (!terms.accumulate()) return new MarketCard[] {card};
        int round = Piles.indexOf(marketsSeen, card);
        return round < 0 ? Piles.with(marketsSeen, card) : Arrays.copyOf(marketsSeen, round + 1);
    }
}

package boardroom.games.esopwars.rules;

import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.engine.phases.PhasedState;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.ExitCard;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Terms;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All there is to know about one play of ESOP Wars. Arrays of cards are replaced and never written to, so that a copy
 * costs little; the last card of a pile lies on top.
 */
public final class EsopState extends PhasedState<EsopState, EsopMove> {
    public static final Employee[] NO_EMPLOYEES = {};
    private static final MarketCard[] NO_MARKETS = {};
    private static final ExitCard[] NO_EXITS = {};
    private static final MarketReport[] NO_REPORTS = {};
    private static final ExitLine[] NO_LINES = {};

    /** How the play came to its end. */
    public enum Ending {
        NOT_YET,
        EXIT,
        WALKOVER,
        NO_WINNER
    }

    public Terms terms;
    public Team[] teams;

    public Ending ending = Ending.NOT_YET;

    /** The main deck, order secret. */
    public Employee[] deck = NO_EMPLOYEES;

    /** How many lots the main auction has in all. */
    public int lotsInAll;

    /** How many have been opened. */
    public int lotsOpened;

    public Employee[] reserve = NO_EMPLOYEES;
    public Employee[] discarded = NO_EMPLOYEES;
    /** Who left the game: never offered, unsold, or employed by a team that is out. */
    public Employee[] gone = NO_EMPLOYEES;

    public @Nullable Bidding bidding;

    /** Market cards to come, order secret. */
    public MarketCard[] marketDeck = NO_MARKETS;

    /** Market cards seen, in the order of their rounds. */
    public MarketCard[] marketsSeen = NO_MARKETS;

    /** One report per market round played. */
    public MarketReport[] rounds = NO_REPORTS;

    /** Exit cards, order secret until the exit. */
    public ExitCard[] exitDeck = NO_EXITS;

    /** What the exit did to each active team, in seat order; empty before it. */
    public ExitLine[] exits = NO_LINES;

    public @Nullable DraftTable draft;

    /** Draft cards that nobody locked, once the companies are founded; sorted, so that it tells nothing. */
    public DraftCard[] draftGone = Team.NO_CARDS;

    /** The chance of call orders. */
    public Rng calls;

    /** The chance of exit cards drawn one by one. */
    public Rng exitDraws;

    @JsonCreator
    public EsopState(Terms terms, Team[] teams, Rng calls, Rng exitDraws) {
        this.terms = terms;
        this.teams = teams;
        this.calls = calls;
        this.exitDraws = exitDraws;
    }

    @Override
    protected void separate() {
        Team[] own = new Team[teams.length];
        for (int i = 0; i < own.length; i++) own[i] = teams[i].clone();
        teams = own;
        bidding = bidding == null ? null : bidding.clone();
        draft = draft == null ? null : draft.clone();
        calls = calls.copy();
        exitDraws = exitDraws.copy();
    }

    @Override
    public int seats() {
        return teams.length;
    }

    public boolean isSeat(int seat) {
        return seat >= 0 && seat < teams.length;
    }

    /** The active teams as a mask. */
    public int active() {
        int active = 0;
        for (Team team : teams) if (team.isActive()) active |= 1 << team.seat;
        return active;
    }

    /** What is under the hammer; there is something in both auctions and nowhere else. */
    public Bidding bidding() {
        if (bidding == null) throw new IllegalStateException("no auction is open");
        return bidding;
    }

    public DraftTable draft() {
        if (draft == null) throw new IllegalStateException("this play has no company draft");
        return draft;
    }

    /** A walkover, a play that all have lost, or an exit: nothing is decided any more. */
    public boolean isDecided() {
        return ending != Ending.NOT_YET;
    }

    /** A random reserve lies face down until the main auction ends; its cards stand in the catalogue. */
    public boolean hidesReserve() {
        return terms.randomReserve() && rounds.length == 0 && lotsLeft() > 0;
    }

    /** N: the open desks of all active teams. */
    public int openDesks(int teamSize) {
        int desks = 0;
        for (Team team : teams) if (team.isActive()) desks += teamSize - team.hires.length;
        return desks;
    }

    /** R: lots of the main auction not yet closed, the current one included. */
    public int lotsLeft() {
        return deck.length + (bidding == null ? 0 : 1);
    }

    /** The market cards whose modifiers count if this one comes next, or counted when it came (5.2 step 2). */
    public MarketCard[] inForceWith(MarketCard card) {
        if (!terms.accumulate()) return new MarketCard[] {card};
        int round = Piles.indexOf(marketsSeen, card);
        return round < 0 ? Piles.with(marketsSeen, card) : Arrays.copyOf(marketsSeen, round + 1);
    }
}

package boardroom.games.shipit;

import boardroom.engine.PhasedState;
import boardroom.engine.Rng;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.puzzle.Puzzle;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;

/**
 * All there is to know about one play of Ship It!. Arrays are replaced and never written to, so that a copy costs
 * little.
 */
public final class ShipState implements PhasedState<ShipState> {
    static final Candidate[] NO_POOL = {};
    static final int UNCLAIMED = -1;
    static final int NOBODY = -1;
    static final int NOWHERE = -1;

    final Terms terms;
    final Company[] companies;

    int phase;
    /** The current phase has done its work; the game goes on to {@code next}, or to the one after it. */
    boolean phaseOver;

    int next = NOWHERE;

    /** From 1; 0 before the first. */
    int round;

    /** The seats by priority, drawn once (3). */
    int[] priority;

    /** The seats in this round's draft order. */
    int[] order;

    /** The event of each round, the rest below; order secret beyond the forecast. */
    EventCard[] deck;

    /** The theme of each round; empty without that option. */
    Theme[] themes;

    int[] milestoneOwner;
    int[] milestoneRound;

    Candidate[] pool = NO_POOL;
    /** Places in the list of names, in the order in which they are given. */
    int[] names;

    int namesUsed;
    int engineers;
    /** Sheets handed in so far in this draft, or programs in this puzzle. */
    int handedIn;

    /** Option `planning=turns`: how many engineers were placed in this round. */
    int turn;

    long puzzleSeed;
    int puzzleDifficulty;
    int puzzleWinner = NOBODY;

    @JsonIgnore
    transient @Nullable Puzzle puzzle;

    @Nullable DraftReport lastDraft;

    @Nullable RoundReport lastRound;

    /** How the scores stood after each round, by round and seat. */
    int[][] history = {};

    /** How long what happened since the last decision is shown, in seconds. */
    int showSeconds;

    Rng hiring;
    Rng luck;
    Rng puzzles;
    Rng bags;

    @JsonCreator
    ShipState(
            Terms terms,
            Company[] companies,
            int[] priority,
            int[] order,
            EventCard[] deck,
            Theme[] themes,
            int[] milestoneOwner,
            int[] milestoneRound,
            int[] names,
            Rng hiring,
            Rng luck,
            Rng puzzles,
            Rng bags) {
        this.terms = terms;
        this.companies = companies;
        this.priority = priority;
        this.order = order;
        this.deck = deck;
        this.themes = themes;
        this.milestoneOwner = milestoneOwner;
        this.milestoneRound = milestoneRound;
        this.names = names;
        this.hiring = hiring;
        this.luck = luck;
        this.puzzles = puzzles;
        this.bags = bags;
    }

    static Company[] copyOf(Company[] companies) {
        Company[] copy = new Company[companies.length];
        for (int i = 0; i < copy.length; i++) copy[i] = companies[i].copy();
        return copy;
    }

    @Override
    public ShipState copy() {
        ShipState copy = new ShipState(
                terms,
                copyOf(companies),
                priority,
                order,
                deck,
                themes,
                milestoneOwner,
                milestoneRound,
                names,
                hiring.copy(),
                luck.copy(),
                puzzles.copy(),
                bags.copy());
        copy.phase = phase;
        copy.phaseOver = phaseOver;
        copy.next = next;
        copy.round = round;
        copy.pool = pool;
        copy.namesUsed = namesUsed;
        copy.engineers = engineers;
        copy.handedIn = handedIn;
        copy.turn = turn;
        copy.puzzleSeed = puzzleSeed;
        copy.puzzleDifficulty = puzzleDifficulty;
        copy.puzzleWinner = puzzleWinner;
        copy.puzzle = puzzle;
        copy.lastDraft = lastDraft;
        copy.lastRound = lastRound;
        copy.history = history;
        copy.showSeconds = showSeconds;
        return copy;
    }

    @Override
    public int phase() {
        return phase;
    }

    int seats() {
        return companies.length;
    }

    boolean isSeat(int seat) {
        return seat >= 0 && seat < companies.length;
    }

    boolean isLastRound() {
        return round == terms.rounds();
    }

    /** The theme of this round; {@code null}: none. */
    @Nullable Theme theme() {
        return themes.length == 0 || round == 0 ? null : themes[round - 1];
    }

    EventCard event() {
        return deck[round - 1];
    }

    /** The place of a seat in this round's draft order. */
    int rank(int seat) {
        for (int i = 0; i < order.length; i++) if (order[i] == seat) return i;
        throw new IllegalArgumentException("no seat " + seat);
    }

    int milestones(int seat) {
        int count = 0;
        for (int owner : milestoneOwner) if (owner == seat) count++;
        return count;
    }
}

package boardroom.games.shipit.rules;

import boardroom.engine.Rng;
import boardroom.engine.phases.PhasedState;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.puzzle.Puzzle;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;

/**
 * All there is to know about one play of Ship It!. Arrays are replaced and never written to, so that a copy costs
 * little.
 */
public final class ShipState extends PhasedState<ShipState, ShipMove> {
    public static final Candidate[] NO_POOL = {};

    private static final int MILLIS = 1000;

    public final Terms terms;
    public Company[] companies;

    /** From 1; 0 before the first. */
    public int round;

    /** The seats by priority, drawn once (3). */
    public int[] priority;

    /** The seats in this round's draft order. */
    public int[] order;

    /** The event of each round, the rest below; order secret beyond the forecast. */
    public EventCard[] deck;

    /** The last round whose event has struck. */
    public int struck;

    /** The last round whose event was turned up ahead of it (2.7). */
    public int forecast;

    /** The theme of each round; empty without that option. */
    public Theme[] themes;

    /** By milestone: the seat that claimed it, or nobody, and when. */
    public int[] milestoneOwner;

    public int[] milestoneRound;

    public Candidate[] pool = NO_POOL;
    /** Places in the list of names, in the order in which they are given. */
    public int[] names;

    public int namesUsed;
    public int engineers;
    /** Sheets handed in so far in this draft, or programs in this puzzle. */
    public int handedIn;

    /** Option `planning=turns`: how many engineers were placed in this round. */
    public int turn;

    public long puzzleSeed;
    public int puzzleDifficulty;
    public int puzzleWinner = Turn.NOBODY;

    @JsonIgnore
    transient @Nullable Puzzle puzzle;

    public @Nullable DraftReport lastDraft;

    public @Nullable RoundReport lastRound;

    /** How the scores stood after each round, by round and seat. */
    public int[][] history = {};

    public Rng hiring;
    public Rng luck;
    public Rng puzzles;
    public Rng bags;

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

    @Override
    protected void separate() {
        companies = Company.copyOf(companies);
        hiring = hiring.copy();
        luck = luck.copy();
        puzzles = puzzles.copy();
        bags = bags.copy();
    }

    @Override
    public int seats() {
        return companies.length;
    }

    /** People are shown what happened for so long before they decide again. */
    void showSeconds(int seconds) {
        show(seconds * MILLIS);
    }

    public boolean isLastRound() {
        return round == terms.rounds();
    }

    /** The theme of this round; {@code null}: none. */
    public @Nullable Theme theme() {
        return themes.length == 0 || round == 0 ? null : themes[round - 1];
    }

    public EventCard event() {
        return deck[round - 1];
    }

    /** 2.7: whether everybody knows the event of a round. */
    public boolean isEventKnown(int ofRound) {
        if (ofRound <= struck) return true;
        return switch (terms.forecast()) {
            case NONE -> false;
            case ALL -> round > 0 && ofRound <= terms.rounds();
            // Round 1's own event is a surprise.
            case NEXT_ROUND -> ofRound > 1 && ofRound <= forecast;
        };
    }

    /** The place of a seat in this round's draft order. */
    int rank(int seat) {
        for (int i = 0; i < order.length; i++) if (order[i] == seat) return i;
        throw new IllegalArgumentException("no seat " + seat);
    }

    /** A copy of now in which that round is the current one, to tell it again. */
    public ShipState inRound(int thatRound) {
        ShipState copy = copy();
        copy.round = thatRound;
        return copy;
    }

    /** A copy in which nobody has claimed a milestone in the current round yet. */
    public ShipState beforeItsClaims() {
        ShipState copy = copy();
        copy.milestoneOwner = milestoneOwner.clone();
        for (int i = 0; i < milestoneOwner.length; i++)
            if (milestoneRound[i] == round) copy.milestoneOwner[i] = Turn.NOBODY;
        return copy;
    }

    public int milestones(int seat) {
        int count = 0;
        for (int owner : milestoneOwner) if (owner == seat) count++;
        return count;
    }
}

package boardroom.games.boss.rules;

import boardroom.engine.Deck;
import boardroom.engine.Rng;
import boardroom.engine.offers.OpenOffers;
import boardroom.engine.phases.PhasedState;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Terms;
import boardroom.games.boss.box.Worker;
import org.jspecify.annotations.Nullable;

/** All there is to know about one play of Boss. Arrays are replaced and never written to. */
public final class BossState extends PhasedState<BossState, BossMove> {
    static final Worker[] NO_WORKERS = {};
    static final Project[] NO_PROJECTS = {};
    static final InForce[] NO_EVENTS = {};
    static final int[] NO_ORDER = {};

    /** In {@link #takenBy}: still on offer. */
    public static final int OPEN = -1;

    /** In {@link #takenBy}: the rival of the solo game has it. */
    public static final int RIVAL = -2;

    /** How the game ended, or that it has not. */
    public enum Ending {
        NOT_YET,
        LAST_ROUND,
        NO_PROJECTS_LEFT,
        GOAL
    }

    public final Terms terms;
    public Company[] companies;
    public Deck<Worker> workers;
    public Deck<Project> projects;
    public Deck<EventCard> events;
    public Deck<Issue> issues;
    public Rng dice;

    /** Which round it is, from 1. */
    public int roundNumber;

    /** Who holds the first player marker. */
    public int marker;

    /** On offer in the Hiring or the Project phase. */
    public Worker[] workerPool = NO_WORKERS;

    public Project[] projectPool = NO_PROJECTS;

    /** The order of picks in the present Hiring or Project phase, and whose turn it is in it; -1: nobody's. */
    public int[] order = NO_ORDER;

    public int turn = -1;

    /** Who took each card on offer, which stays in the pool until the phase is over: a seat, {@link #OPEN}, {@link #RIVAL}. */
    public int[] takenBy = NO_ORDER;

    public InForce[] inForce = NO_EVENTS;

    /** The event of this round; {@code null}: none was drawn yet. */
    public @Nullable EventCard event;

    /** What each company chose in the event of this round, once it is open; -1: nothing. Empty: no choice. */
    public int[] eventChoices = NO_ORDER;

    /** 4.4: this round nobody bids, and who has the fewest VP picks first. */
    public boolean tender;

    /** What came true this round that may end an event early, a bit for each {@code Until}. */
    public int cameTrue;

    /** 8.4: what lies on the table in the Deals window, and who is ready, a bit for each seat. */
    public OpenOffers<Deal> offers;

    public int ready;

    /** The rival of the solo game; {@code null}: there are other companies. */
    public @Nullable Rival rival;

    public Ending ending = Ending.NOT_YET;

    public BossState(
            Terms terms,
            Company[] companies,
            Deck<Worker> workers,
            Deck<Project> projects,
            Deck<EventCard> events,
            Deck<Issue> issues,
            Rng dice) {
        super(companies.length);
        this.terms = terms;
        this.companies = companies;
        this.workers = workers;
        this.projects = projects;
        this.events = events;
        this.issues = issues;
        this.dice = dice;
        this.offers = OpenOffers.none(companies.length);
    }

    @Override
    protected void separate() {
        Company[] own = new Company[companies.length];
        for (int i = 0; i < own.length; i++) own[i] = companies[i].clone();
        companies = own;
        workers = workers.clone();
        projects = projects.clone();
        events = events.clone();
        issues = issues.clone();
        dice = dice.copy();
        if (rival != null) rival = rival.clone();
    }

    @Override
    public int seats() {
        return companies.length;
    }

    /** How many players the rules count: in the solo game the rival too (8.3). */
    public int players() {
        return rival == null ? companies.length : companies.length + 1;
    }

    /** The seat at this place clockwise from the marker holder, the holder at 0. */
    public int clockwise(int place) {
        return (marker + place) % companies.length;
    }

    /** How far clockwise from the marker holder a seat is. */
    public int distance(int seat) {
        return (seat - marker + companies.length) % companies.length;
    }

    /** 8.5: the seat across. */
    public int partner(int seat) {
        return (seat + 2) % companies.length;
    }

    /** By an option, or because the game is over (R72). */
    public boolean areBooksOpen() {
        return terms.openBooks() || ending != Ending.NOT_YET;
    }

    public boolean isBookOpen(int seat, int viewer) {
        return areBooksOpen() || seat == viewer || (terms.partners() && viewer >= 0 && partner(viewer) == seat);
    }
}

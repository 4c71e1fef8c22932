package boardroom.games.shipit;

import boardroom.engine.Piles;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.Funding;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.Tech;
import boardroom.games.shipit.puzzle.Program;
import boardroom.games.shipit.puzzle.Run;
import com.fasterxml.jackson.annotation.JsonCreator;
import org.jspecify.annotations.Nullable;

/** One startup (2.1). Its arrays are replaced and never written to, so that copies may share them. */
final class Company {
    static final Engineer[] NOBODY = {};
    static final Entry[] NO_PLAN = {};
    static final Bounce[] NO_BOUNCES = {};
    static final int[] NOTHING = {};
    static final int ANY_NUMBER = -1;
    private static final Corporation[] NO_PRESETS = {};

    int seat;
    Funding funding;
    Tech tech;
    Product product;
    boolean founded;

    int money;
    int mau;
    int revenue;
    /** In hundredths of a star. */
    int rating;

    int debt;
    int servers;
    int ai;
    /** In thousandths of a point. */
    int bonus;

    int pivots;
    Engineer[] roster = NOBODY;
    /** Engineers that recruiters bring to the next draft. */
    int recruits;
    /** Actions closed to it in this round, as a mask. */
    int closed;
    /** And in the next. */
    int closedNext;

    /** 4.1: whether it has chosen anything yet, and whether that is final. */
    boolean chosen;

    boolean confirmed;
    /** The ready-made companies it may choose from. */
    Corporation[] dealt = NO_PRESETS;

    /** 4.2: the bid for each engineer of the pool, 0 for none. */
    int[] bids = NOTHING;

    int maxHires = ANY_NUMBER;
    int keep;
    /** Its place among the sheets handed in; 0: not yet. */
    int submitted;

    /** 4.3. */
    Entry[] plan = NO_PLAN;

    int forced;
    boolean ready;
    boolean locked;

    @Nullable Product pivotMark;

    Bounce[] bounces = NO_BOUNCES;

    /** 4.5: the program that counts, its blocks and its place in the journal. */
    @Nullable Program program;

    int blocks;
    int handedIn;
    boolean done;
    /** How the last program that did not do went. */
    @Nullable Run lastRun;

    /** The tokens of its sprint bag in the order of drawing (places in the box's list). */
    int[] bag = NOTHING;

    int drawn;

    /** Option `event-response`: whether it has answered, and whether it pays. */
    boolean answered;

    boolean pays;

    @JsonCreator
    Company(int seat, Funding funding, Tech tech, Product product) {
        this.seat = seat;
        this.funding = funding;
        this.tech = tech;
        this.product = product;
    }

    Company copy() {
        Company copy = new Company(seat, funding, tech, product);
        copy.founded = founded;
        copy.money = money;
        copy.mau = mau;
        copy.revenue = revenue;
        copy.rating = rating;
        copy.debt = debt;
        copy.servers = servers;
        copy.ai = ai;
        copy.bonus = bonus;
        copy.pivots = pivots;
        copy.roster = roster;
        copy.recruits = recruits;
        copy.closed = closed;
        copy.closedNext = closedNext;
        copy.chosen = chosen;
        copy.confirmed = confirmed;
        copy.dealt = dealt;
        copy.bids = bids;
        copy.maxHires = maxHires;
        copy.keep = keep;
        copy.submitted = submitted;
        copy.plan = plan;
        copy.forced = forced;
        copy.ready = ready;
        copy.locked = locked;
        copy.pivotMark = pivotMark;
        copy.bounces = bounces;
        copy.program = program;
        copy.blocks = blocks;
        copy.handedIn = handedIn;
        copy.done = done;
        copy.lastRun = lastRun;
        copy.bag = bag;
        copy.drawn = drawn;
        copy.answered = answered;
        copy.pays = pays;
        return copy;
    }

    /** The engineer of this id; {@code null}: not on the roster. */
    @Nullable Engineer engineer(int id) {
        for (Engineer engineer : roster) if (engineer.id() == id) return engineer;
        return null;
    }

    Engineer employed(int id) {
        Engineer engineer = engineer(id);
        if (engineer == null) throw new IllegalStateException("nobody here is " + id);
        return engineer;
    }

    void hire(Engineer engineer, int price) {
        money -= price;
        roster = Piles.with(roster, engineer);
    }

    boolean hasVeteran() {
        for (Engineer engineer : roster) if (engineer.isVeteran()) return true;
        return false;
    }

    /** 5.1 The output of the engineer at this place of the plan. */
    int output(Book book, int place, int round) {
        Entry entry = plan[place];
        return employed(entry.engineer())
                .output(book.actions[entry.action()], entry.ai(), round, place == plan.length - 1);
    }

    /** The place of an engineer in the plan; -1: on the bench. */
    int entryOf(int engineer) {
        for (int i = 0; i < plan.length; i++) if (plan[i].engineer() == engineer) return i;
        return -1;
    }

    boolean isForced(int engineer) {
        for (int i = 0; i < forced; i++) if (plan[i].engineer() == engineer) return true;
        return false;
    }

    boolean isOn(int action) {
        for (Entry entry : plan) if (entry.action() == action) return true;
        return false;
    }

    int on(int action) {
        int count = 0;
        for (Entry entry : plan) if (entry.action() == action) count++;
        return count;
    }

    int aiUses() {
        int uses = 0;
        for (Entry entry : plan) if (entry.ai()) uses++;
        return uses;
    }

    /** A copy that has pivoted already, if that is marked: what its plan will come to. */
    Company withMarkedPivot() {
        Company copy = copy();
        if (pivotMark != null) copy.product = pivotMark;
        return copy;
    }

    /** How many engineers have no place yet. */
    int bench() {
        return roster.length - plan.length;
    }

    boolean isFullyPlanned() {
        return plan.length == roster.length;
    }
}

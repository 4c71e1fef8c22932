package boardroom.games.shipit.rules;

import boardroom.engine.Piles;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.Funding;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.Tech;
import boardroom.games.shipit.puzzle.Program;
import boardroom.games.shipit.puzzle.Run;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One startup (2.1). Its arrays are replaced and never written to, so that copies may share them. */
public final class Company implements Cloneable {
    public static final Engineer[] NO_ENGINEERS = {};
    public static final PlanEntry[] NO_PLAN = {};
    public static final Bounce[] NO_BOUNCES = {};
    public static final int[] NOTHING = {};
    public static final int ANY_NUMBER = -1;
    private static final Corporation[] NO_PRESETS = {};

    public int seat;
    public Funding funding;
    public Tech tech;
    public Product product;
    public boolean founded;

    public int money;
    public int mau;
    public int revenue;
    /** In hundredths of a star. */
    public int rating;

    public int debt;
    public int servers;
    public int ai;
    /** In thousandths of a point. */
    public int bonus;

    public int pivots;
    public Engineer[] roster = NO_ENGINEERS;
    /** Engineers that recruiters bring to the next draft. */
    public int recruits;
    /** Actions closed to it in this round, as a mask. */
    public int closed;
    /** And in the next. */
    public int closedNext;

    /** 4.1: whether it has chosen anything yet, and whether that is final. */
    public boolean chosen;

    public boolean confirmed;
    /** The ready-made companies it may choose from. */
    public Corporation[] dealt = NO_PRESETS;

    /** 4.2: the bid for each engineer of the pool, 0 for none. */
    public int[] bids = NOTHING;

    public int maxHires = ANY_NUMBER;
    public int keep;
    /** Its place among the sheets handed in; 0: not yet. */
    public int submitted;

    /** 4.3. */
    public PlanEntry[] plan = NO_PLAN;

    public int forced;
    public boolean ready;
    public boolean locked;

    public @Nullable Product pivotMark;

    public Bounce[] bounces = NO_BOUNCES;

    /** 4.5: the program that counts, its blocks and its place in the journal. */
    public @Nullable Program program;

    public int blocks;
    public int handedIn;
    public boolean done;
    /** How the last program that did not do went. */
    public @Nullable Run lastRun;

    /** The tokens of its sprint bag in the order of drawing (places in the box's list). */
    public int[] bag = NOTHING;

    public int drawn;

    @JsonCreator
    Company(int seat, Funding funding, Tech tech, Product product) {
        this.seat = seat;
        this.funding = funding;
        this.tech = tech;
        this.product = product;
    }

    public Company copy() {
        try {
            return (Company) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether this company has and is all the other has and is, whatever the two bid, plan and have played. */
    public boolean standsLike(Company other) {
        return seat == other.seat
                && founded == other.founded
                && Objects.equals(funding, other.funding)
                && Objects.equals(tech, other.tech)
                && Objects.equals(product, other.product)
                && Objects.equals(pivotMark, other.pivotMark)
                && money == other.money
                && mau == other.mau
                && revenue == other.revenue
                && rating == other.rating
                && debt == other.debt
                && servers == other.servers
                && ai == other.ai
                && bonus == other.bonus
                && pivots == other.pivots
                && recruits == other.recruits
                && closed == other.closed
                && closedNext == other.closedNext
                && forced == other.forced
                && locked == other.locked
                && Arrays.equals(roster, other.roster);
    }

    static Company[] copyOf(Company[] companies) {
        Company[] copy = new Company[companies.length];
        for (int i = 0; i < copy.length; i++) copy[i] = companies[i].copy();
        return copy;
    }

    /** The engineer of this id; {@code null}: not on the roster. */
    public @Nullable Engineer engineer(int id) {
        for (Engineer engineer : roster) if (engineer.id() == id) return engineer;
        return null;
    }

    public Engineer employed(int id) {
        Engineer engineer = engineer(id);
        if (engineer == null) throw new IllegalStateException("nobody here is " + id);
        return engineer;
    }

    void hire(Engineer engineer, int price) {
        money -= price;
        roster = Piles.with(roster, engineer);
    }

    public boolean hasVeteran() {
        for (Engineer engineer : roster) if (engineer.isVeteran()) return true;
        return false;
    }

    /** 5.1 The output of the engineer at this place of the plan. */
    public int output(Actions actions, int place, int round) {
        PlanEntry entry = plan[place];
        return employed(entry.engineer())
                .output(actions.all[entry.action()], entry.ai(), round, place == plan.length - 1);
    }

    /** A copy that plans nothing but what is forced, to try plans out on. */
    public Company idle() {
        Company idle = copy();
        idle.plan = Arrays.copyOf(plan, forced);
        return idle;
    }

    /** The place of an engineer in the plan; -1: on the bench. */
    public int entryOf(int engineer) {
        for (int i = 0; i < plan.length; i++) if (plan[i].engineer() == engineer) return i;
        return -1;
    }

    public boolean isForced(int engineer) {
        for (int i = 0; i < forced; i++) if (plan[i].engineer() == engineer) return true;
        return false;
    }

    public boolean isOn(int action) {
        for (PlanEntry entry : plan) if (entry.action() == action) return true;
        return false;
    }

    public int on(int action) {
        int count = 0;
        for (PlanEntry entry : plan) if (entry.action() == action) count++;
        return count;
    }

    public int aiUses() {
        int uses = 0;
        for (PlanEntry entry : plan) if (entry.ai()) uses++;
        return uses;
    }

    /** A copy that has pivoted already, if that is marked: what its plan will come to. */
    public Company withMarkedPivot() {
        Company copy = copy();
        if (pivotMark != null) copy.product = pivotMark;
        return copy;
    }

    /** A copy that has one engineer more, and planned nothing. */
    public Company hiring(Engineer engineer) {
        Company copy = copy();
        copy.plan = NO_PLAN;
        copy.roster = Piles.with(roster, engineer);
        return copy;
    }

    /** How many engineers have no place yet. */
    public int bench() {
        return roster.length - plan.length;
    }

    public boolean isFullyPlanned() {
        return plan.length == roster.length;
    }
}

package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.ShipMove.PlanMove;
import org.jspecify.annotations.Nullable;

/** 4.3 How a plan is edited: rules 1 to 6 of a legal entry, and what moves do to it. */
public final class PlanRules {
    private final Actions actions;
    private final ShipBox box;

    public PlanRules(ShipBox box, Actions actions) {
        this.actions = actions;
        this.box = box;
    }

    @Nullable Refusal refusal(ShipState s, Company c, PlanMove move, boolean checksSlots) {
        return switch (move) {
            case ShipMove.Place place -> refusePlace(s, c, place, checksSlots);
            case ShipMove.Remove(int engineer) -> refuseChange(c, engineer);
            case ShipMove.SetAi change -> refuseSetAi(c, change);
            case ShipMove.Pivot(String product) -> refusePivot(c, product);
        };
    }

    /** Whoever has a place already is moved: as if taken back first (R83). */
    private @Nullable Refusal refusePlace(ShipState s, Company c, ShipMove.Place place, boolean checksSlots) {
        Engineer engineer = c.engineer(place.engineer());
        if (engineer == null) return new PlanRefusal.NotYourEngineer();
        if (c.isForced(engineer.id())) return new PlanRefusal.Forced(engineer.name());
        int a = actions.place(place.action());
        if (a < 0) return new NoSuchCard();
        if (c.entryOf(engineer.id()) < 0) return refuseEntry(s, c, engineer, a, place.ai(), checksSlots);
        ShipState before = s.copy();
        remove(before.companies[c.seat], engineer.id());
        return refuseEntry(before, before.companies[c.seat], engineer, a, place.ai(), checksSlots);
    }

    private @Nullable Refusal refuseEntry(
            ShipState s, Company c, Engineer engineer, int a, boolean ai, boolean checksSlots) {
        Refusal closed = refuseAction(s, c, a, checksSlots);
        if (closed != null) return closed;
        return ai ? refuseAi(c, engineer, actions.all[a]) : null;
    }

    /** Rules 2, 3, 4 and 6: why nobody more of this company can go there. */
    private @Nullable Refusal refuseAction(ShipState s, Company c, int a, boolean checksSlots) {
        Action action = actions.all[a];
        if (!actions.isUnlocked(s, a)) return new PlanRefusal.NotYetOpen(action, action.opensIn(s.terms.rounds()));
        if ((c.closed >> a & 1) == 1) return new PlanRefusal.Closed(action, s.deck[s.round - 2]);
        int free = actions.free(s, c);
        if (actions.cost(s, a) > free) return new PlanRefusal.CannotPay(action, actions.cost(s, a), free);
        if (c.on(a) >= actions.mostPerPlayer(a)) return new PlanRefusal.OnlyOne(action);
        return checksSlots && !hasRoom(s, c, a)
                ? new PlanRefusal.SlotsTaken(action, Seats.ofMask(Actions.holders(s, a)))
                : null;
    }

    /** Rule 6: the company already holds a slot, or one is free. */
    boolean hasRoom(ShipState s, Company c, int a) {
        int slots = actions.slots(s, a);
        if (slots == Actions.UNLIMITED) return true;
        int holders = Actions.holders(s, a);
        return (holders >> c.seat & 1) == 1 || Integer.bitCount(holders) < slots;
    }

    /** The actions where one more engineer of this company could go, as a mask; the quick form of the above. */
    public int open(ShipState s, Company c, boolean checksSlots) {
        int open = 0;
        int free = actions.free(s, c);
        for (int a = 0; a < actions.all.length; a++)
            if (actions.isUnlocked(s, a)
                    && (c.closed >> a & 1) == 0
                    && actions.cost(s, a) <= free
                    && (actions.mostPerPlayer(a) == Integer.MAX_VALUE || c.on(a) < actions.mostPerPlayer(a))
                    && (!checksSlots || !actions.isLimited(a) || hasRoom(s, c, a))) open |= 1 << a;
        return open;
    }

    /** Rule 5. */
    private static @Nullable Refusal refuseAi(Company c, Engineer engineer, Action action) {
        if (!action.aiAllowed()) return new PlanRefusal.NoAiThere(action);
        if (engineer.refusesAi()) return new PlanRefusal.Skeptic(engineer.name());
        return c.aiUses() >= c.ai ? new PlanRefusal.NoAiLeft(c.ai) : null;
    }

    /** Why an entry of this engineer can't be changed. */
    private static @Nullable Refusal refuseChange(Company c, int id) {
        Engineer engineer = c.engineer(id);
        if (engineer == null) return new PlanRefusal.NotYourEngineer();
        if (c.isForced(id)) return new PlanRefusal.Forced(engineer.name());
        return c.entryOf(id) < 0 ? new PlanRefusal.NotPlaced(engineer.name()) : null;
    }

    private @Nullable Refusal refuseSetAi(Company c, ShipMove.SetAi change) {
        Refusal refusal = refuseChange(c, change.engineer());
        if (refusal != null || !change.ai()) return refusal;
        PlanEntry entry = c.plan[c.entryOf(change.engineer())];
        return entry.ai() ? null : refuseAi(c, c.employed(change.engineer()), actions.all[entry.action()]);
    }

    private @Nullable Refusal refusePivot(Company c, @Nullable String product) {
        if (c.pivots == 0) return new PlanRefusal.NoPivot();
        if (ShipBox.find(box.products(), product) == null) return new NoSuchCard();
        return c.product.id().equals(product) ? new PlanRefusal.SameProduct() : null;
    }

    /** The plan as a legal move leaves it; a pivot changes no plan. */
    void edit(Company c, PlanMove move) {
        switch (move) {
            case ShipMove.Place(int engineer, String action, boolean ai) ->
                place(c, engineer, actions.place(action), ai);
            case ShipMove.Remove(int engineer) -> remove(c, engineer);
            case ShipMove.SetAi(int engineer, boolean ai) -> setAi(c, engineer, ai);
            case ShipMove.Pivot _ -> {}
        }
    }

    /** Puts an engineer at the end of the plan, wherever it stood before. */
    public static void place(Company c, int engineer, int action, boolean ai) {
        if (c.entryOf(engineer) >= 0) remove(c, engineer);
        c.plan = Piles.with(c.plan, new PlanEntry(engineer, action, ai));
    }

    public static void remove(Company c, int engineer) {
        c.plan = Piles.without(c.plan, c.entryOf(engineer));
    }

    private static void setAi(Company c, int engineer, boolean ai) {
        int place = c.entryOf(engineer);
        c.plan = Piles.replaced(c.plan, place, c.plan[place].withAi(ai));
    }

    @Nullable Product product(@Nullable String id) {
        return ShipBox.find(box.products(), id);
    }

    static void pivot(Company c, Product product, Events events) {
        c.product = product;
        c.pivots--;
        events.tell(new ShipEvent.Pivoted(new Arg.Seat(c.seat), new Arg.CardId(product.id())));
    }

    /** Whoever has no place goes to Pay Down Debt, in roster order. */
    void placeTheRest(Company c) {
        for (Engineer engineer : c.roster)
            if (c.entryOf(engineer.id()) < 0) place(c, engineer.id(), actions.payDown, false);
    }

    /** 4.3, Forced paydown: half of the engineers, the weakest first. */
    void force(Company c) {
        c.plan = Company.NO_PLAN;
        c.forced = 0;
        if (!box.isForcedToPayDown(c.debt)) return;
        int forced = c.roster.length * box.constants().forcedPaydownPercent() / 100;
        for (int i = 0; i < forced; i++) {
            int weakest = -1;
            for (int j = 0; j < c.roster.length; j++)
                if (c.entryOf(c.roster[j].id()) < 0 && (weakest < 0 || isForcedBefore(c.roster[j], c.roster[weakest])))
                    weakest = j;
            place(c, c.roster[weakest].id(), actions.payDown, false);
        }
        c.forced = forced;
    }

    /** Lowest base output, then most recently hired, then (as the later one is asked about) later in the roster. */
    private static boolean isForcedBefore(Engineer later, Engineer earlier) {
        int base = Integer.compare(later.base(false), earlier.base(false));
        return base != 0 ? base < 0 : later.hired() >= earlier.hired();
    }
}

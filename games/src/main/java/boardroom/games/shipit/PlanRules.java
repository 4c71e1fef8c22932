package boardroom.games.shipit;

import boardroom.engine.Piles;
import boardroom.engine.Say;
import boardroom.games.shipit.box.Action;
import org.jspecify.annotations.Nullable;

/** 4.3, Legal entry: rules 1 to 6. */
final class PlanRules {
    private final Book book;

    PlanRules(Book book) {
        this.book = book;
    }

    @Nullable Say refusal(ShipState s, Company c, ShipMove.Place place, boolean checksSlots) {
        Engineer engineer = c.engineer(place.engineer());
        if (engineer == null) return Refusals.notYourEngineer();
        if (c.isForced(engineer.id())) return Refusals.forced(engineer.name());
        if (c.entryOf(engineer.id()) >= 0) return Refusals.alreadyPlaced(engineer.name());
        int a = book.action(place.action());
        if (a < 0) return Refusals.noSuchCard();
        Say closed = refusal(s, c, a, checksSlots);
        if (closed != null) return closed;
        return place.ai() ? refuseAi(c, engineer, book.actions[a]) : null;
    }

    /** Rules 2, 3, 4 and 6: why nobody more of this company can go there. */
    @Nullable Say refusal(ShipState s, Company c, int a, boolean checksSlots) {
        Action action = book.actions[a];
        if (!book.isUnlocked(s, a)) return Refusals.notYetOpen(action, action.opensIn(s.terms.rounds()));
        if ((c.closed >> a & 1) == 1) return Refusals.closed(action);
        int free = book.free(s, c);
        if (book.cost(s, a) > free) return Refusals.cannotPay(action, book.cost(s, a), free);
        if (c.on(a) >= book.mostPerPlayer(a)) return Refusals.onlyOne(action);
        return checksSlots && !hasRoom(s, c, a) ? Refusals.slotsTaken(action) : null;
    }

    /** Rule 6: the company already holds a slot, or one is free. */
    boolean hasRoom(ShipState s, Company c, int a) {
        int slots = book.slots(s, a);
        if (slots == Book.UNLIMITED) return true;
        int holders = Book.holders(s, a);
        return (holders >> c.seat & 1) == 1 || Integer.bitCount(holders) < slots;
    }

    /** The actions where one more engineer of this company could go, as a mask; the quick form of the above. */
    int open(ShipState s, Company c, boolean checksSlots) {
        int open = 0;
        int free = book.free(s, c);
        for (int a = 0; a < book.actions.length; a++)
            if (book.isUnlocked(s, a)
                    && (c.closed >> a & 1) == 0
                    && book.cost(s, a) <= free
                    && (book.mostPerPlayer(a) == Integer.MAX_VALUE || c.on(a) < book.mostPerPlayer(a))
                    && (!checksSlots || !book.isLimited(a) || hasRoom(s, c, a))) open |= 1 << a;
        return open;
    }

    @Nullable Say refuseAi(Company c, Engineer engineer, Action action) {
        if (!action.aiAllowed()) return Refusals.noAiThere(action);
        if (engineer.refusesAi()) return Refusals.skeptic(engineer.name());
        return c.aiUses() >= c.ai ? Refusals.noAiLeft(c.ai) : null;
    }

    @Nullable Say refusal(Company c, ShipMove.Remove remove) {
        Engineer engineer = c.engineer(remove.engineer());
        if (engineer == null) return Refusals.notYourEngineer();
        if (c.isForced(engineer.id())) return Refusals.forced(engineer.name());
        return c.entryOf(engineer.id()) < 0 ? Refusals.notPlaced(engineer.name()) : null;
    }

    @Nullable Say refusal(Company c, ShipMove.SetAi change) {
        Engineer engineer = c.engineer(change.engineer());
        if (engineer == null) return Refusals.notYourEngineer();
        if (c.isForced(engineer.id())) return Refusals.forced(engineer.name());
        int place = c.entryOf(engineer.id());
        if (place < 0) return Refusals.notPlaced(engineer.name());
        if (!change.ai() || c.plan[place].ai()) return null;
        return refuseAi(c, engineer, book.actions[c.plan[place].action()]);
    }

    static void place(Company c, Entry entry) {
        c.plan = Piles.with(c.plan, entry);
    }

    static void place(Company c, int engineer, int action, boolean ai) {
        place(c, new Entry(engineer, action, ai));
    }

    static void remove(Company c, int engineer) {
        c.plan = Piles.without(c.plan, c.entryOf(engineer));
    }

    static void setAi(Company c, int engineer, boolean ai) {
        int place = c.entryOf(engineer);
        c.plan = c.plan.clone();
        c.plan[place] = c.plan[place].withAi(ai);
    }

    /** Whoever has no place goes to Pay Down Debt, in roster order. */
    void placeTheRest(Company c) {
        for (Engineer engineer : c.roster)
            if (c.entryOf(engineer.id()) < 0) place(c, engineer.id(), book.payDown, false);
    }

    /** 4.3, Forced paydown: half of the engineers, the weakest first. */
    void force(Company c) {
        c.plan = Company.NO_PLAN;
        c.forced = 0;
        if (!book.debtLevel(c.debt).forcedPaydown()) return;
        int forced = c.roster.length * book.box.constants().forcedPaydownPercent() / 100;
        for (int i = 0; i < forced; i++) {
            int weakest = -1;
            for (int j = 0; j < c.roster.length; j++)
                if (c.entryOf(c.roster[j].id()) < 0 && (weakest < 0 || isForcedBefore(c.roster[j], c.roster[weakest])))
                    weakest = j;
            place(c, c.roster[weakest].id(), book.payDown, false);
        }
        c.forced = forced;
    }

    /** Lowest base output, then most recently hired, then (as the later one is asked about) later in the roster. */
    private static boolean isForcedBefore(Engineer later, Engineer earlier) {
        int base = Integer.compare(later.base(false), earlier.base(false));
        return base != 0 ? base < 0 : later.hired() >= earlier.hired();
    }
}

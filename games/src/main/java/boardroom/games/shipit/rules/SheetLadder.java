package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.ShipMove.SheetMove;
import java.util.function.Consumer;

/** The bids that are listed: no more than a sensible ladder of all there could be. */
public final class SheetLadder {
    private static final int PERCENT = 100;
    private static final int[] ABOVE_SALARY = {0, 20, 40};

    private final Income income;
    private final int bell;

    public SheetLadder(ShipBox box) {
        this.income = new Income(box.constants());
        int dearest = 0;
        for (Action action : box.actions())
            for (ActionEffect effect : action.effects())
                if (effect instanceof ActionEffect.AddScore) dearest = action.cost();
        this.bell = dearest;
    }

    /** No bid yet: the salary, some more, or all; a brake or two; and the end. */
    void moves(ShipState s, Company c, Consumer<? super SheetMove> out) {
        int most = HiringRules.highestBid(c);
        for (int place = 0; place < s.pool.length; place++)
            if (c.bids[place] == 0 && s.pool[place].isOpenTo(c.seat)) bids(s.pool[place].engineer(), most, out);
        int kept = forTheBell(s, c);
        if (c.keep == 0 && kept > 0) out.accept(new ShipMove.Keep(kept));
        out.accept(ShipMove.SubmitSheet.NOW);
    }

    private static void bids(Engineer engineer, int most, Consumer<? super SheetMove> out) {
        int salary = engineer.salary();
        if (salary > most) return;
        int last = 0;
        for (int more : ABOVE_SALARY) {
            int amount = salary + Rounding.half((long) salary * more, PERCENT);
            if (amount > most) break;
            // A salary of a coin or two rounds to the same rung twice.
            if (amount > last) out.accept(new ShipMove.Bid(engineer.id(), amount));
            last = amount;
        }
        if (last < most) out.accept(new ShipMove.Bid(engineer.id(), most));
    }

    /** What to keep for the bell of the last round, if nobody earlier in the order will ring it; 0: nothing. */
    private int forTheBell(ShipState s, Company c) {
        int left = s.terms.rounds() - s.round;
        if (left > 1) return 0;
        int keep = left == 0 ? bell : bell - income.byUsers(s.round, c.mau);
        if (keep <= 0 || c.money < keep) return 0;
        if (left == 0) for (int i = 0; s.order[i] != c.seat; i++) if (s.companies[s.order[i]].money >= bell) return 0;
        return keep;
    }
}

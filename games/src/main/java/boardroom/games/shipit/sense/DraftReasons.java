package boardroom.games.shipit.sense;

import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Candidate;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.EngineerDraft;
import boardroom.games.shipit.rules.HiringRules;
import boardroom.games.shipit.rules.Income;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipMove.SheetMove;
import boardroom.games.shipit.rules.ShipState;
import org.jspecify.annotations.Nullable;

/** Why somebody bids, or does not (4.2). */
final class DraftReasons {
    private static final double A_THIRD = 1.0 / 3;
    private static final double TWO_THIRDS = 2.0 / 3;

    private final ShipBox box;
    private final Actions actions;
    private final HiringRules hiring;
    private final Income income;
    private final DraftSense sense;

    DraftReasons(ShipBox box, DraftSense sense) {
        this.box = box;
        this.actions = new Actions(box);
        this.hiring = new HiringRules(box);
        this.income = new Income(box.constants());
        this.sense = sense;
    }

    @Nullable Reason of(ShipState s, Company c, SheetMove move) {
        return switch (move) {
            case ShipMove.Bid(int engineer, int amount) -> bid(s, c, engineer, amount);
            case ShipMove.Keep(int money) -> keep(s, c, money);
            case ShipMove.SubmitSheet _ -> handIn(s, c);
            case ShipMove.Withdraw _, ShipMove.MaxHires _ -> null;
        };
    }

    private @Nullable Reason bid(ShipState s, Company c, int id, int amount) {
        int place = EngineerDraft.place(s, c.seat, id);
        if (place < 0) return null;
        Candidate candidate = s.pool[place];
        Engineer engineer = candidate.engineer();
        int worth = (int) sense.highest(s, c, engineer);
        int rounds = s.terms.rounds() - s.round + 1;
        if (!DraftSense.canPay(c, amount)) return null;
        if (!candidate.isPublic())
            return amount == engineer.salary() ? new Reason.BidAlone(engineer.name(), amount) : null;
        if (amount > worth) return new Reason.BidIdle(engineer.name(), c.money, rounds, amount);
        boolean first = engineer.isVeteran() && !c.hasVeteran();
        return new Reason.Bid(
                engineer.name(),
                worth,
                rounds,
                first ? "yes" : "no",
                place(amount, engineer.salary(), worth),
                amount,
                engineer.salary());
    }

    /** How far up from the salary to what somebody is worth. */
    private static String place(int amount, int salary, int worth) {
        if (amount == salary) return "salary";
        double part = (double) (amount - salary) / (worth - salary);
        if (part < A_THIRD) return "low";
        if (part <= TWO_THIRDS) return "half";
        return amount < worth ? "high" : "full";
    }

    private @Nullable Reason keep(ShipState s, Company c, int money) {
        int bell = actions.bell();
        if (bell < 0) return null;
        Action action = actions.all[bell];
        int opens = action.opensIn(s.terms.rounds());
        if (s.round < opens) {
            int due = income.byUsers(s.round, c.mau);
            return money + due < action.cost()
                    ? null
                    : new Reason.KeepAhead(money, due, action, action.cost(), points(action), opens);
        }
        return new Reason.Keep(money, action, action.cost(), points(action), opens);
    }

    private int points(Action bell) {
        int points = 0;
        for (ActionEffect effect : bell.effects())
            if (effect instanceof ActionEffect.AddScore(int certain)) points = certain;
        return points * box.scoring().perMilestonePoint();
    }

    /** As long as somebody without a bid is worth the salary and can be had, there is more to write. */
    private @Nullable Reason handIn(ShipState s, Company c) {
        int bids = 0;
        int owed = 0;
        int cheapest = Integer.MAX_VALUE;
        for (int place = 0; place < s.pool.length; place++) {
            Engineer engineer = s.pool[place].engineer();
            if (!s.pool[place].isOpenTo(c.seat)) continue;
            if (c.bids[place] > 0) {
                bids++;
                owed += HiringRules.price(c, c.bids[place]);
            } else if (DraftSense.canPay(c, engineer.salary()) && engineer.salary() <= sense.highest(s, c, engineer))
                cheapest = Math.min(cheapest, HiringRules.price(c, engineer.salary()));
        }
        if (cheapest == Integer.MAX_VALUE)
            return bids == 0 ? new Reason.NoBid(hiring.internPrice(c)) : new Reason.HandIn(bids);
        if (bids >= hiring.hireLimit(s, c)) return new Reason.HandInLimit(bids, hiring.hireLimit(s, c));
        if (owed + cheapest > c.money - c.keep) return new Reason.HandInMoney(owed, c.money);
        Reason bell = forBell(s, c, bids, owed + cheapest);
        return bell != null || bids > 0 ? bell : new Reason.NoBidSaves(hiring.internPrice(c), cheapest);
    }

    /** One hire more would leave too little for the bell. */
    private @Nullable Reason forBell(ShipState s, Company c, int bids, int owed) {
        int bell = actions.bell();
        if (bell < 0) return null;
        Action action = actions.all[bell];
        int opens = action.opensIn(s.terms.rounds());
        int left = c.money - owed;
        for (int round = s.round; round < opens; round++) left += income.byUsers(round, c.mau);
        return left >= action.cost()
                ? null
                : new Reason.HandInForBell(bids, action, action.cost(), opens, points(action));
    }
}

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
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipMove.SheetMove;
import boardroom.games.shipit.rules.ShipState;
import org.jspecify.annotations.Nullable;

/** Why somebody bids, or does not (4.2). */
final class DraftReasons {
    private final ShipBox box;
    private final Actions actions;
    private final HiringRules hiring;
    private final DraftSense sense;

    DraftReasons(ShipBox box, DraftSense sense) {
        this.box = box;
        this.actions = new Actions(box);
        this.hiring = new HiringRules(box);
        this.sense = sense;
    }

    @Nullable Reason of(ShipState s, Company c, SheetMove move) {
        return switch (move) {
            case ShipMove.Bid(int engineer, int amount) -> bid(s, c, engineer, amount);
            case ShipMove.Keep(int money) -> keep(s, money);
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
        if (amount > worth) return null;
        if (!candidate.isPublic())
            return amount == engineer.salary() ? new Reason.BidAlone(engineer.name(), amount) : null;
        boolean first = engineer.isVeteran() && !c.hasVeteran();
        int rounds = s.terms.rounds() - s.round + 1;
        return new Reason.Bid(engineer.name(), worth, rounds, first ? "yes" : "no", amount, engineer.salary());
    }

    private @Nullable Reason keep(ShipState s, int money) {
        int bell = actions.bell();
        if (bell < 0) return null;
        Action action = actions.all[bell];
        int points = 0;
        for (ActionEffect effect : action.effects())
            if (effect instanceof ActionEffect.AddScore(int certain)) points = certain;
        return new Reason.Keep(
                money,
                action,
                action.cost(),
                points * box.scoring().perMilestonePoint(),
                action.opensIn(s.terms.rounds()));
    }

    /** As long as somebody without a bid is worth the salary, there is more to write. */
    private @Nullable Reason handIn(ShipState s, Company c) {
        int most = HiringRules.highestBid(c);
        int bids = 0;
        for (int place = 0; place < s.pool.length; place++) {
            Engineer engineer = s.pool[place].engineer();
            if (!s.pool[place].isOpenTo(c.seat)) continue;
            if (c.bids[place] > 0) bids++;
            else if (engineer.salary() <= most && engineer.salary() <= sense.highest(s, c, engineer)) return null;
        }
        return bids == 0 ? new Reason.NoBid(hiring.internPrice(c)) : new Reason.HandIn(bids);
    }
}

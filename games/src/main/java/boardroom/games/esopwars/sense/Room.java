package boardroom.games.esopwars.sense;

import boardroom.engine.phases.Turn;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The main auction as all teams see it: what is still to be had, and what there is to pay for it (10.2 steps 2 to 4). A lot
 * with a bid is as good as sold: to whom it is worth most, for what the second would pay.
 */
final class Room {
    private final EsopState s;
    private final LikelyPrices prices;
    private final BidLimit bidLimit;

    /** The lot of the main auction; {@code null}: none is open. */
    private final @Nullable Lot lot;

    /** Who will have the lot, and for how much; nobody, as long as there is no bid. */
    private int buyer = Turn.NOBODY;

    private double price;

    /** What one gets for the opening bid anyway. */
    final double replacement;

    /** By how much the best cards that find a desk are better, together and the very best alone. */
    private final double surplus;

    private final double top;

    /** What all teams can spend beyond the opening bids. */
    private final double money;

    /** Who waits for the second auction, the best first. */
    final Employee[] reserve;

    /** The worth of the lot to a team that has no company. */
    private final double lotWorth;

    Room(
            EsopState s,
            EmployeeWorth.Ahead ahead,
            Constants numbers,
            BidLimit bidLimit,
            LikelyPrices prices,
            IndifferencePrice limits) {
        this.s = s;
        this.prices = prices;
        this.bidLimit = bidLimit;
        this.lot = s.bidding != null && s.bidding.lots.length == 1 ? s.bidding.lot() : null;
        if (lot != null && lot.hasBid()) foresee(lot, lot.standingBid() + numbers.bidStep(), limits);
        boolean isLotToBeHad = lot != null && buyer == Turn.NOBODY;
        Employee[] toCome = LikelyPrices.cardsToCome(s);
        double[] worths = new double[toCome.length + (isLotToBeHad ? 1 : 0)];
        for (int i = 0; i < toCome.length; i++) worths[i] = ahead.mean(Company.NONE, toCome[i]);
        this.lotWorth = lot == null ? 0 : ahead.mean(Company.NONE, lot.card);
        if (isLotToBeHad) worths[toCome.length] = lotWorth;
        Arrays.sort(worths);
        int desks = 0;
        double spending = 0;
        for (Team team : s.teams) {
            if (!team.isActive()) continue;
            desks += openDesks(team);
            spending += spending(team);
        }
        desks = Math.min(desks, worths.length);
        this.money = spending;
        this.replacement = desks == 0 ? 0 : worths[worths.length - desks];
        double sum = 0;
        for (int i = worths.length - desks; i < worths.length; i++) sum += worths[i] - replacement;
        this.surplus = sum;
        this.top = desks == 0 ? 0 : worths[worths.length - 1] - replacement;
        this.reserve = bestFirst(s.reserve, ahead);
    }

    private void foresee(Lot open, int next, IndifferencePrice limits) {
        buyer = open.leader();
        price = open.standingBid();
        double most = Math.max(price, limits.of(s, s.teams[buyer]));
        for (Team team : s.teams) {
            boolean answers = team.isActive()
                    && team.seat != open.leader()
                    && !s.bidding().hasPassed(team.seat);
            if (!answers || bidLimit.openDesks(team) == 0 || bidLimit.of(s.terms, team) < next) continue;
            double limit = Math.min(limits.of(s, team), bidLimit.of(s.terms, team));
            if (limit < next) continue;
            price = Math.max(price, Math.min(limit, most));
            if (limit <= most) continue;
            most = limit;
            buyer = team.seat;
        }
    }

    private static Employee[] bestFirst(Employee[] cards, EmployeeWorth.Ahead ahead) {
        Employee[] sorted = cards.clone();
        for (int i = 1; i < sorted.length; i++)
            for (int j = i; j > 0 && isBetter(sorted[j], sorted[j - 1], ahead); j--) {
                Employee better = sorted[j];
                sorted[j] = sorted[j - 1];
                sorted[j - 1] = better;
            }
        return sorted;
    }

    private static boolean isBetter(Employee one, Employee other, EmployeeWorth.Ahead ahead) {
        return ahead.mean(Company.NONE, one) > ahead.mean(Company.NONE, other);
    }

    /** Whom the team is about to hire; {@code null}: nobody yet. */
    @Nullable Employee newcomer(Team team) {
        return lot == null || team.seat != buyer ? null : lot.card;
    }

    /** Open desks, once the lot is sold. */
    int openDesks(Team team) {
        return bidLimit.openDesks(team) - (team.seat == buyer ? 1 : 0);
    }

    /** The pool, once the lot is paid. */
    double pool(Team team) {
        return team.pool - (team.seat == buyer ? price : 0);
    }

    private double spending(Team team) {
        return prices.spending(s.terms, openDesks(team), pool(team));
    }

    double shareOf(Team team) {
        return money == 0 ? 0 : spending(team) / money;
    }

    /** What is to be had beyond replacement for the open desks, by this team's share of the money. */
    double surplusOf(Team team) {
        return Math.min(surplus * shareOf(team), top * openDesks(team));
    }

    boolean isLedBy(Team team) {
        return lot != null && lot.leader() == team.seat;
    }

    /** What the lot is worth beyond replacement. */
    double surplusOfLot() {
        return Math.max(0, lotWorth - replacement);
    }

    /** What stands on the lot; 0 as long as nobody bids. */
    int standingBid() {
        return lot == null ? 0 : lot.standingBid();
    }
}

package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The main auction as all teams see it: what is still to be had, and what there is to pay for it (10.2 steps 2 to 4). */
final class Room {
    private final LikelyPrices prices;
    private final EsopState s;
    private final int openingBid;

    /** The lot of the main auction; {@code null}: none is open. */
    final @Nullable Lot lot;

    /** What one gets for the opening bid anyway. */
    final double replacement;

    /** By how much the best cards that find a desk are better, together and the very best alone. */
    private final double surplus;

    private final double top;
    final double money;

    /** Who waits for the second auction, the best first. */
    final Employee[] reserve;

    /** The worth of the lot to a team that has no company. */
    private final double lotWorth;

    Room(EsopState s, EmployeeWorth.Ahead ahead, Constants numbers, LikelyPrices prices) {
        this.s = s;
        this.prices = prices;
        this.openingBid = numbers.openingBid();
        this.lot = s.bidding != null && s.rounds.length == 0 ? s.bidding.lot() : null;
        Employee[] toCome = s.rounds.length == 0 ? LikelyPrices.cardsToCome(s) : EsopState.NO_EMPLOYEES;
        double[] worths = new double[toCome.length + (lot == null ? 0 : 1)];
        for (int i = 0; i < toCome.length; i++) worths[i] = ahead.mean(Company.NONE, toCome[i]);
        this.lotWorth = lot == null ? 0 : ahead.mean(Company.NONE, lot.card);
        if (lot != null) worths[toCome.length] = lotWorth;
        Arrays.sort(worths);
        int desks = Math.min(s.openDesks(numbers.teamSize()), worths.length);
        this.replacement = desks == 0 ? 0 : worths[worths.length - desks];
        double sum = 0;
        for (int i = worths.length - desks; i < worths.length; i++) sum += worths[i] - replacement;
        this.surplus = sum;
        this.top = desks == 0 ? 0 : worths[worths.length - 1] - replacement;
        this.money = prices.money(s);
        this.reserve = bestFirst(s.reserve, ahead);
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

    /** What is to be had beyond replacement for so many open desks, by this team's share of the money. */
    double surplusOf(Team team, double desks) {
        return Math.min(surplus * shareOf(team), top * desks);
    }

    double shareOf(Team team) {
        return money == 0 ? 0 : prices.spending(s.terms, team) / money;
    }

    /** What the lot is worth beyond replacement. */
    double surplusOfLot() {
        return Math.max(0, lotWorth - replacement);
    }

    boolean isLedBy(Team team) {
        return lot != null && lot.leader() == team.seat;
    }

    /** What stands on the lot; 0 as long as nobody bids. */
    int standingBid() {
        return lot == null ? 0 : lot.standingBid();
    }

    /** How likely the team keeps the lead it has in the lot: certainly, once the bid is what the card is likely to cost. */
    double holds(Team team) {
        if (lot == null || !isLedBy(team)) return 0;
        double likely = openingBid + (surplus == 0 ? 0 : money * surplusOfLot() / surplus);
        return Math.min(1, lot.standingBid() / likely);
    }
}

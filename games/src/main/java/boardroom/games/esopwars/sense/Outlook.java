package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import org.jspecify.annotations.Nullable;

/** What one team is likely to bring in each market to come: with those who sit there, whom it will find, and the swap. */
final class Outlook {
    /** The second auction comes after the Early round. */
    private static final int ROUNDS_BEFORE_THE_SWAP = 2;

    private final EsopState s;
    private final EmployeeWorth.Ahead ahead;
    private final Room room;
    private final Team team;
    private final Company company;

    /** The totals by market before the swap and after it. */
    final double[] now;

    final double[] later;

    /** The logarithm of the growth by market, mean over the rounds to come. */
    final double[] growth;

    /** The mean worth of those at the desks, all together, the least and the most. */
    double hired;

    double weakest = Double.POSITIVE_INFINITY;
    double strongest;

    private @Nullable Employee leaver;

    Outlook(EsopState s, EmployeeWorth.Ahead ahead, Room room, Constants numbers, Team team) {
        this.s = s;
        this.ahead = ahead;
        this.room = room;
        this.team = team;
        this.company = Company.of(team);
        this.now = new double[ahead.count()];
        this.growth = new double[ahead.count()];
        for (Hire hire : team.hires) count(hire.employee());
        count(isSecondAuction() ? bestInReach(numbers) : room.newcomer(team));
        double found = isSecondAuction() ? 0 : room.openDesks(team) * room.replacement + room.surplusOf(team);
        for (int m = 0; m < now.length; m++) now[m] += found;
        this.later = isSwapAhead() ? swapped() : now;
        grow();
    }

    private void count(@Nullable Employee employee) {
        if (employee == null) return;
        double worth = ahead.mean(company, employee);
        ahead.add(company, employee, 1, now);
        hired += worth;
        strongest = Math.max(strongest, worth);
        if (worth >= weakest) return;
        weakest = worth;
        leaver = employee;
    }

    // The second auction

    private boolean isSecondAuction() {
        return s.bidding != null && s.bidding.lots.length > 1;
    }

    /** Whom the team leads; else the best person that it can still bid for. */
    private @Nullable Employee bestInReach(Constants numbers) {
        Employee best = null;
        double most = 0;
        for (Lot lot : s.bidding().lots) {
            if (lot.leader() == team.seat) return lot.card;
            int next = lot.hasBid() ? lot.standingBid() + numbers.bidStep() : numbers.openingBid();
            if (lot.dropper == team.seat || next > team.pool) continue;
            double worth = ahead.mean(company, lot.card);
            if (best != null && worth <= most) continue;
            best = lot.card;
            most = worth;
        }
        return best;
    }

    private boolean isSwapAhead() {
        return s.terms.secondaryAuction() && s.reserve.length > 0;
    }

    /** The weakest leaves, or who was chosen to; the richest find the best of the reserve, the others somebody as good again. */
    private double[] swapped() {
        double[] then = now.clone();
        Employee leaving = chosen();
        if (leaving == null) return then;
        Employee newcomer = fromReserve();
        if (s.rounds.length == ROUNDS_BEFORE_THE_SWAP) hired -= ahead.mean(company, leaving);
        ahead.add(company, leaving, -1, then);
        ahead.add(company, newcomer == null ? orWeakest(leaving) : newcomer, 1, then);
        return then;
    }

    private Employee orWeakest(Employee leaving) {
        return leaver == null ? leaving : leaver;
    }

    private @Nullable Employee chosen() {
        if (s.sealed(team.seat) instanceof Drop drop) return team.hires[team.desk(drop.employee())].employee();
        return leaver;
    }

    private @Nullable Employee fromReserve() {
        int richer = 0;
        for (Team other : s.teams) if (other.isActive() && room.pool(other) > room.pool(team)) richer++;
        return richer < room.reserve.length ? room.reserve[richer] : null;
    }

    // Growth

    private void grow() {
        int rounds = roundsLeft(s);
        int before = isSwapAhead() ? Math.clamp((long) ROUNDS_BEFORE_THE_SWAP - s.rounds.length, 0, rounds) : rounds;
        if (rounds == 0) return;
        for (int m = 0; m < growth.length; m++) {
            double first = before == 0 ? 0 : before * logGrowth(now[m]);
            double then = before == rounds ? 0 : (rounds - before) * logGrowth(later[m]);
            growth[m] = (first + then) / rounds;
        }
    }

    private static double logGrowth(double points) {
        return Math.log(1 + Math.max(0, points) / 100);
    }

    /** How many market rounds are still to come. */
    static int roundsLeft(EsopState s) {
        return s.isDecided() ? 0 : Math.max(0, s.terms.marketRounds() - s.rounds.length);
    }

    /** What the team is likely to have grown by the end, as a logarithm. */
    double growth() {
        double sum = 0;
        for (double each : growth) sum += each;
        return growth.length == 0 ? 0 : roundsLeft(s) * sum / growth.length;
    }

    /** The same if this market is the one that never comes. */
    double growthWithout(int market) {
        double sum = 0;
        for (int m = 0; m < growth.length; m++) if (m != market) sum += growth[m];
        return growth.length < 2 ? 0 : roundsLeft(s) * sum / (growth.length - 1);
    }
}

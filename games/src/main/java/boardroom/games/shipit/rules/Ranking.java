package boardroom.games.shipit.rules;

import boardroom.engine.Seats;
import java.util.Arrays;
import java.util.Comparator;

/** Section 6: who wins, and every tie-breaker. */
public final class Ranking {
    private final Score score;

    public Ranking(Score score) {
        this.score = score;
    }

    /** All companies, the best first. */
    Company[] of(ShipState s) {
        Company[] order = s.companies.clone();
        Arrays.sort(order, bestFirst(s));
        return order;
    }

    /** The rank of each seat, shared where nothing breaks the tie. */
    public int[] ranks(ShipState s) {
        Comparator<Company> bestFirst = bestFirst(s);
        int[] ranks = new int[s.seats()];
        for (Company company : s.companies) {
            int rank = 1;
            for (Company other : s.companies) if (bestFirst.compare(other, company) < 0) rank++;
            ranks[company.seat] = rank;
        }
        return ranks;
    }

    Seats winners(ShipState s) {
        int[] ranks = ranks(s);
        return Seats.where(s.seats(), seat -> ranks[seat] == 1);
    }

    private Comparator<Company> bestFirst(ShipState s) {
        return (a, b) -> {
            int order = Integer.compare(score.of(s, b), score.of(s, a));
            if (order == 0) order = Integer.compare(s.milestones(b.seat), s.milestones(a.seat));
            if (order == 0) order = Integer.compare(b.mau, a.mau);
            if (order == 0) order = Integer.compare(b.funding.equityRetained(), a.funding.equityRetained());
            if (order == 0) order = Integer.compare(b.rating, a.rating);
            if (order == 0) order = Integer.compare(b.revenue, a.revenue);
            return order == 0 ? Integer.compare(b.money, a.money) : order;
        };
    }

    /** The first tie-breaker that decided between the two best; 0: the score itself, or nothing did. */
    public int tieBreaker(ShipState s) {
        Company[] order = of(s);
        Company a = order[0];
        Company b = order[1];
        int[][] values = {
            {score.of(s, a), score.of(s, b)},
            {s.milestones(a.seat), s.milestones(b.seat)},
            {a.mau, b.mau},
            {a.funding.equityRetained(), b.funding.equityRetained()},
            {a.rating, b.rating},
            {a.revenue, b.revenue},
            {a.money, b.money}
        };
        for (int i = 0; i < values.length; i++) if (values[i][0] != values[i][1]) return i;
        return 0;
    }
}

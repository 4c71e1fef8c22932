package boardroom.bots.ladder;

import boardroom.engine.Result;
import boardroom.engine.Seats;
import java.util.List;

/**
 * How one game ended.
 *
 * @param deal games of one number are the same deal
 * @param seated who sat where
 * @param ranks of the seats, 1 is best, shared ranks allowed
 * @param winners nobody, if all have lost
 */
public record Outcome(int deal, List<String> seated, List<Integer> ranks, Seats winners) {
    public Outcome {
        seated = List.copyOf(seated);
        ranks = List.copyOf(ranks);
    }

    static Outcome of(int deal, List<String> seated, Result result) {
        return new Outcome(
                deal,
                seated,
                result.standings().stream().map(Result.Standing::rank).toList(),
                result.winners());
    }

    /** Whether anybody won: a game that all have lost says nothing about who is stronger. */
    boolean isWon() {
        return !winners.isEmpty();
    }

    /** The part of the win that this one has: a shared win is split. */
    double win(String id) {
        double won = 0;
        for (int seat : winners.list()) if (seated.get(seat).equals(id)) won++;
        return won == 0 ? 0 : won / winners.count();
    }

    /** The rank of this one, in the middle of those it shares it with, so that all ranks of a table always sum to the same. */
    double middleRank(String id) {
        int own = ranks.get(seated.indexOf(id));
        int before = 0;
        int same = 0;
        for (int rank : ranks) {
            if (rank < own) before++;
            if (rank == own) same++;
        }
        return before + (same + 1) / 2.0;
    }
}

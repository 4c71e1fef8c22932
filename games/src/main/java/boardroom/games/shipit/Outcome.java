package boardroom.games.shipit;

import boardroom.engine.Result;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.List;

/** How a game that is over ended. */
final class Outcome {
    private final Ranking ranking;
    private final Score score;

    Outcome(Ranking ranking, Score score) {
        this.ranking = ranking;
        this.score = score;
    }

    Seats winners(ShipState s) {
        int[] ranks = ranking.ranks(s);
        return Seats.where(s.seats(), seat -> ranks[seat] == 1);
    }

    Say headline(ShipState s) {
        Seats winners = winners(s);
        int points = score.of(s, s.companies[winners.first()]);
        return winners.count() == 1
                ? Sentences.wins(winners.first(), points)
                : Sentences.shareTheWin(winners.list(), points);
    }

    Result of(ShipState s) {
        int[] ranks = ranking.ranks(s);
        List<Result.Standing> standings = new ArrayList<>();
        for (Company c : s.companies)
            standings.add(new Result.Standing(
                    c.seat,
                    ranks[c.seat],
                    Units.points(score.of(s, c)),
                    List.of(score.breakdown(s, c)),
                    List.of(),
                    false));
        return new Result(headline(s), standings);
    }
}

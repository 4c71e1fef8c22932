package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Result;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Units.Points;
import java.util.ArrayList;
import java.util.List;

/** How a game that is over ended. */
public final class Outcome {
    private final Score score;
    private final Ranking ranking;

    public Outcome(ShipBox box) {
        this.score = new Score(box);
        this.ranking = new Ranking(score);
    }

    public Seats winners(ShipState s) {
        return ranking.winners(s);
    }

    Headline headline(ShipState s) {
        Seats winners = winners(s);
        int points = score.of(s, s.companies[winners.first()]);
        return winners.count() == 1 ? new Headline.Wins(winners.first(), points) : new Headline.Shared(winners, points);
    }

    public Result of(ShipState s) {
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
        return new Result(headline(s).say(), standings);
    }

    /** Who has won. */
    @Kind("end")
    sealed interface Headline extends Sentence {
        record Wins(@Seat int seat, @Points int points) implements Headline {}

        record Shared(Seats seats, @Points int points) implements Headline {}
    }
}

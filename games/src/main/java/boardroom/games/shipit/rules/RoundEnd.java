package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.engine.phases.Silent;
import boardroom.games.shipit.box.ShipBox;
import java.util.ArrayList;
import java.util.List;

/** 4.8 Standings; bans end and begin; after the last round the game is over (6). */
public final class RoundEnd implements Silent<ShipState, ShipMove> {
    private final Score score;
    private final Ranking ranking;
    private final int seconds;

    public RoundEnd(ShipBox box) {
        this.score = new Score(box);
        this.ranking = new Ranking(score);
        this.seconds = box.clocks().showSeconds().roundEnd();
    }

    @Override
    public void open(ShipState s, Events events) {
        s.showSeconds(seconds);
        int[] scores = new int[s.seats()];
        for (Company c : s.companies) {
            c.closed = c.closedNext;
            c.closedNext = 0;
            scores[c.seat] = score.of(s, c);
        }
        s.history = Piles.with(s.history, scores);
        events.tell(() -> new ShipEvent.RoundEnded(s.round, standings(s)));
        if (s.isLastRound()) events.tell(() -> ended(s));
    }

    private List<Arg.Seat> standings(ShipState s) {
        List<Arg.Seat> standings = new ArrayList<>();
        for (Company c : ranking.of(s)) standings.add(new Arg.Seat(c.seat));
        return standings;
    }

    private ShipEvent.GameEnded ended(ShipState s) {
        Seats winners = ranking.winners(s);
        List<Arg.Seat> seats = winners.list().stream().map(Arg.Seat::new).toList();
        return new ShipEvent.GameEnded(seats, Units.points(score.of(s, s.companies[winners.first()])));
    }
}

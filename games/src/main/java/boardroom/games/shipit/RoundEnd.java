package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** 4.8 Standings; bans end and begin; the next round, or the end. */
final class RoundEnd extends Automatic {
    private final Book book;
    private final Score score;
    private final Ranking ranking;

    RoundEnd(Book book, Score score, Ranking ranking) {
        this.book = book;
        this.score = score;
        this.ranking = ranking;
    }

    @Override
    public String id() {
        return "round-end";
    }

    @Override
    public void open(ShipState s, Events events) {
        s.showSeconds += book.box.clocks().showSeconds().roundEnd();
        int[] scores = new int[s.seats()];
        for (Company c : s.companies) {
            c.closed = c.closedNext;
            c.closedNext = 0;
            scores[c.seat] = score.of(s, c);
        }
        int[][] history = Arrays.copyOf(s.history, s.history.length + 1);
        history[s.history.length] = scores;
        s.history = history;
        if (events.listening()) {
            List<Arg.Seat> standings = new ArrayList<>();
            for (Company c : ranking.of(s)) standings.add(new Arg.Seat(c.seat));
            events.tell(new ShipEvent.RoundEnded(s.round, standings));
        }
        s.next = s.isLastRound() ? ShipIt.END : ShipIt.DRAFT;
        s.phaseOver = true;
    }
}

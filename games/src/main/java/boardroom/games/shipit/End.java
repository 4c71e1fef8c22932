package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.List;

/** Section 6: the game is over and ranked. */
final class End extends Automatic {
    private final Outcome outcome;
    private final Score score;

    End(Outcome outcome, Score score) {
        this.outcome = outcome;
        this.score = score;
    }

    @Override
    public String id() {
        return "end";
    }

    @Override
    public void open(ShipState s, Events events) {
        if (!events.listening()) return;
        Seats winners = outcome.winners(s);
        List<Arg.Seat> seats = new ArrayList<>();
        for (int seat : winners.list()) seats.add(new Arg.Seat(seat));
        events.tell(new ShipEvent.GameEnded(seats, Units.points(score.of(s, s.companies[winners.first()]))));
    }

    @Override
    public Say refusal(ShipState s, int seat, ShipMove move) {
        return Refusals.gameOver();
    }

    @Override
    public Prompt prompt(ShipState s, int seat) {
        return Prompt.waiting(id(), "6", outcome.headline(s));
    }
}

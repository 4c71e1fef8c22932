package boardroom.games.itstartup;

import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Section 6: the game is over and ranked. */
final class End implements StartupPhase {
    @Override
    public String id() {
        return "end";
    }

    @Override
    public Seats owes(Race r) {
        return Seats.NONE;
    }

    @Override
    public void moves(Race r, int seat, Consumer<? super StartupMove> out) {}

    @Override
    public Say refusal(Race r, int seat, StartupMove move) {
        return Refusals.gameOver();
    }

    @Override
    public void play(Race r, int seat, StartupMove move, Events events) {
        throw new IllegalStateException("the game is over");
    }

    @Override
    public Prompt prompt(Race r, int seat) {
        return Prompt.waiting("end", "6", Outcome.headline(r));
    }

    @Override
    public StartupMove timeout(Race r, int seat) {
        throw new IllegalStateException("the game is over");
    }

    @Override
    public @Nullable Pace pace(Race r) {
        return null;
    }

    @Override
    public double prior(Race r, int seat, StartupMove move) {
        return 0;
    }
}

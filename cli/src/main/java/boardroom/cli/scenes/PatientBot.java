package boardroom.cli.scenes;

import boardroom.bots.RandomBot;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.concurrent.CountDownLatch;

/** A bot that goes by another's name and thinks for ever, so that a scene holds still. */
record PatientBot(String id) implements Bot {
    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new RandomBot().choose(game, guess, seat, budget, rng);
    }
}

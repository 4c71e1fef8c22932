package boardroom.server;

import boardroom.bots.GreedyBot;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** A bot that thinks until the test lets it go on or somebody interrupts it, and counts its thoughts. */
final class Ponderer implements Bot {
    static final String ID = "ponderer";

    final AtomicInteger thoughts = new AtomicInteger();
    final AtomicInteger glances = new AtomicInteger();
    final AtomicInteger interrupted = new AtomicInteger();
    final AtomicInteger mostAtOnce = new AtomicInteger();
    private final AtomicInteger now = new AtomicInteger();
    private final CountDownLatch goOn = new CountDownLatch(1);

    @Override
    public String id() {
        return ID;
    }

    /** From now on it thinks no longer than others. */
    void goOn() {
        goOn.countDown();
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        thoughts.incrementAndGet();
        if (!budget.allows(0)) glances.incrementAndGet();
        mostAtOnce.accumulateAndGet(now.incrementAndGet(), Math::max);
        try {
            goOn.await();
        } catch (InterruptedException e) {
            interrupted.incrementAndGet();
        } finally {
            now.decrementAndGet();
        }
        return new GreedyBot().choose(game, guess, seat, budget, rng);
    }
}

package boardroom.bots.ladder;

import boardroom.engine.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Plays bouts on all cores, each game on one thread, deal by deal. What has taken the least of its part
 * of the time goes on first, so that quick bouts get more deals where time is short; without a limit all get theirs, and
 * the outcome depends on the seed alone.
 */
public final class Arena {
    private final Game<?, ?> game;
    private final int games;
    private final long end;
    private final List<Running> running = new ArrayList<>();

    /** Hears how far it is. */
    public interface Progress {
        void played(int deals, int ofDeals, Duration left);
    }

    /** @param games that each bout has at least, rounded up to whole deals, unless the time is over before */
    public Arena(Game<?, ?> game, int games, @Nullable Duration limit) {
        this.game = game;
        this.games = games;
        this.end = limit == null ? Long.MAX_VALUE : System.nanoTime() + limit.toNanos();
    }

    private final class Running {
        final Bout bout;
        final int worth;
        final boolean isLast;
        final long seed;
        final int deals;
        final TreeMap<Integer, List<Outcome>> done = new TreeMap<>();
        int begun;
        long nanos;

        Running(Bout bout, int worth, boolean isLast, long seed) {
            this.bout = bout;
            this.worth = worth;
            this.isLast = isLast;
            this.seed = seed;
            this.deals = (games + bout.seats() - 1) / bout.seats();
        }

        /** What all deals begun will have taken of its part of the time; not known before the first is over. */
        double expected() {
            return begun == 0 ? -1 : done.isEmpty() ? Double.MAX_VALUE : (double) nanos / done.size() * begun / worth;
        }

        Played played() {
            List<Outcome> outcomes =
                    done.values().stream().flatMap(List::stream).toList();
            return new Played(bout.one().id(), bout.others().id(), bout.seats(), outcomes);
        }

        double left() {
            return done.isEmpty() ? 0 : (double) nanos / done.size() * (deals - done.size());
        }
    }

    private record Task(Running bout, int deal) {}

    /** The bouts with as many whole deals as there was time for. */
    public List<Played> play(Ladder ladder, Progress progress) throws InterruptedException {
        for (Bout bout : ladder.bouts())
            running.add(new Running(bout, ladder.worth(bout), ladder.isLast(bout), ladder.seed()));
        int cores = Runtime.getRuntime().availableProcessors();
        ExecutorService threads = Executors.newFixedThreadPool(cores);
        try {
            List<Future<?>> workers = new ArrayList<>();
            for (int core = 0; core < cores; core++) workers.add(threads.submit(() -> work(progress)));
            for (Future<?> worker : workers) worker.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game of the ladder failed", e.getCause());
        } finally {
            threads.shutdownNow();
        }
        return running.stream()
                .filter(bout -> !bout.done.isEmpty())
                .map(Running::played)
                .toList();
    }

    private void work(Progress progress) {
        for (Task task = next(); task != null; task = next()) {
            long began = System.nanoTime();
            List<Outcome> outcomes = task.bout.bout.play(game, task.deal, task.bout.seed);
            finish(task, outcomes, System.nanoTime() - began, progress);
        }
    }

    private synchronized @Nullable Task next() {
        if (System.nanoTime() >= end || Thread.currentThread().isInterrupted()) return null;
        return running.stream()
                .filter(bout -> bout.begun < bout.deals)
                .min(Comparator.comparing((Running bout) -> bout.isLast).thenComparingDouble(Running::expected))
                .map(bout -> new Task(bout, bout.begun++))
                .orElse(null);
    }

    private synchronized void finish(Task task, List<Outcome> outcomes, long nanos, Progress progress) {
        task.bout.done.put(task.deal, outcomes);
        task.bout.nanos += nanos;
        int cores = Runtime.getRuntime().availableProcessors();
        double left = running.stream().mapToDouble(Running::left).sum() / cores;
        progress.played(
                running.stream().mapToInt(bout -> bout.done.size()).sum(),
                running.stream().mapToInt(bout -> bout.deals).sum(),
                Duration.ofNanos((long) Math.max(0, Math.min(left, (double) (end - System.nanoTime())))));
    }
}

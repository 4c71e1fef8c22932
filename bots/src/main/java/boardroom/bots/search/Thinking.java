package boardroom.bots.search;

import boardroom.engine.Budget;
import boardroom.engine.Evaluation;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/** Thinks about a decision on as many cores as it is given, each with a tree of its own. */
public record Thinking(Settings settings, int cores) {

    /** On one core. */
    public Thinking(Settings settings) {
        this(settings, 1);
    }

    /**
     * What the seat should do, by a state that knows no more than the seat does. The same chance, iterations and cores give
     * the same opinion; without a single iteration it is that of the priors.
     */
    public <S extends State<S>, M extends Move> Opinion<M> about(
            Game<S, M> game, @Nullable Evaluation<S> evaluation, S known, int seat, Budget budget, Rng rng) {
        List<M> moves = new ArrayList<>();
        game.moves(known, seat, moves::add);
        if (moves.isEmpty()) throw new IllegalArgumentException("seat " + seat + " has nothing to decide");
        double[] priors = new double[moves.size()];
        if (moves.size() == 1) return new Opinion<>(List.of(new Opinion.Candidate<>(moves.getFirst(), 1, 0, 0.5, 0.5)));
        game.priors(known, seat, moves, priors);
        return among(moves, priors, game, evaluation, known, seat, budget, rng);
    }

    /** What comes of these legal moves, listed or not, all on the same guesses and with the same luck. */
    public <S extends State<S>, M extends Move> Opinion<M> between(
            List<M> moves,
            Game<S, M> game,
            @Nullable Evaluation<S> evaluation,
            S known,
            int seat,
            Budget budget,
            Rng rng) {
        double[] alike = new double[moves.size()];
        Arrays.fill(alike, 1.0 / moves.size());
        return among(moves, alike, game, evaluation, known, seat, budget, rng);
    }

    private <S extends State<S>, M extends Move> Opinion<M> among(
            List<M> moves,
            double[] priors,
            Game<S, M> game,
            @Nullable Evaluation<S> evaluation,
            S known,
            int seat,
            Budget budget,
            Rng rng) {
        Budget share = budget.atMost((budget.most() + cores - 1) / cores);
        List<FutureTask<Opinion<M>>> searches = new ArrayList<>();
        for (int core = 0; core < cores; core++) {
            Search<S, M> search = new Search<>(game, evaluation, known, seat, settings, new Rng(rng.nextLong()));
            searches.add(new FutureTask<>(() -> search.think(moves, priors, share)));
        }
        run(searches);
        return Opinion.together(searches.stream().map(FutureTask::resultNow).toList());
    }

    /** The first one on this thread. Whoever is interrupted while waiting interrupts the others; all answer with what they have. */
    private static void run(List<? extends FutureTask<?>> searches) {
        List<Thread> others = new ArrayList<>();
        for (FutureTask<?> search : searches.subList(1, searches.size()))
            others.add(Thread.ofPlatform().start(search));
        searches.getFirst().run();
        boolean interrupted = Thread.interrupted();
        for (int i = 0; i < others.size(); ) {
            if (interrupted) others.forEach(Thread::interrupt);
            try {
                others.get(i).join();
                i++;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}

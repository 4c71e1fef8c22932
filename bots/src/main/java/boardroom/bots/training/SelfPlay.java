package boardroom.bots.training;

import boardroom.engine.Bot;
import boardroom.engine.Box;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Evaluation;
import boardroom.engine.Events;
import boardroom.engine.Features;
import boardroom.engine.Game;
import boardroom.engine.Match;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Bots play a game among themselves, at tables of all sizes, and what counted in its positions is kept with who won. A game
 * depends only on the seed and its index.
 */
final class SelfPlay<S extends State<S>, M extends Move> {
    /** How many positions of each stage are kept of a game. */
    private static final int PER_STAGE = 3;

    private static final double[] NOISES = {0, 0.1, 0.3};
    private static final double[] QUARTERS = {0.25, 0.5, 0.75};

    /** Of that many a quarter of the game can be told well enough. */
    private static final int MOMENTS = 48;

    private final Game<S, M> game;
    private final Features<S> features;
    private final Evaluation<S> unweighed;
    private final Options options;
    private final List<Integer> sizes;
    private final long seed;

    SelfPlay(Game<S, M> game, Features<S> features, long seed) {
        this.game = game;
        this.features = features;
        this.seed = seed;
        unweighed = Evaluation.of(
                features, new double[features.stages()][features.names().size()]);
        options = Options.defaults(game.box());
        sizes = sizes(game.box(), features.mayAllLose());
    }

    /** From one who plays alone against the game is nothing to learn unless the game can win. */
    private static List<Integer> sizes(Box box, boolean mayAllLose) {
        int least = Math.max(box.seats().min(), mayAllLose ? 1 : 2);
        return IntStream.rangeClosed(least, box.seats().max()).boxed().toList();
    }

    /** At tables of which sizes is played. */
    List<Integer> sizes() {
        return sizes;
    }

    /**
     * Plays the games of these indices, on all cores, until time is up. On each chair sits, as chance has it, one of the
     * searchers or somebody who plays at a glance, with more or less noise.
     */
    List<PlayedGame> play(int from, int to, List<Bot> searchers, Deadline deadline) {
        return IntStream.range(from, to)
                .parallel()
                .mapToObj(index -> deadline.isOver() ? null : play(index, searchers))
                .flatMap(Stream::ofNullable)
                .toList();
    }

    private @Nullable PlayedGame play(int index, List<Bot> searchers) {
        int seats = sizes.get(index % sizes.size());
        int dealt = index / sizes.size();
        Rng rng = Rng.stream(seed, "play " + index);
        List<Bot> bots =
                Stream.generate(() -> player(searchers, rng)).limit(seats).toList();
        Deal deal = new Deal(seats, options, Rng.stream(seed, "deal " + index).nextLong());

        List<Evenly<S>> stages = Stream.generate(() -> new Evenly<S>(2 * PER_STAGE))
                .limit(features.stages())
                .toList();
        Evenly<S> moments = new Evenly<>(MOMENTS);
        S s = game.deal(deal);
        for (int moves = 0; !game.isOver(s); moves++) {
            if (moves == Match.MOST_MOVES)
                throw new IllegalStateException(game.box().id() + " did not end: " + deal);
            if (game.isQuiet(s)) {
                S now = s;
                stages.get(features.stage(s)).add(now::copy);
                moments.add(now::copy);
            }
            Seats owing = game.owes(s);
            int seat = owing.get(owing.count() == 1 ? 0 : rng.below(owing.count()));
            game.play(s, seat, bots.get(seat).decide(game, s, seat, Budget.UNBOUNDED, rng), Events.NONE);
        }
        double[] shares = shares(game.winners(s), seats);
        return shares == null || moments.isEmpty() ? null : kept(dealt, seats, stages, moments, shares);
    }

    private static Bot player(List<Bot> searchers, Rng rng) {
        if (!searchers.isEmpty() && rng.below(2) == 0) return searchers.get(rng.below(searchers.size()));
        return new NoisyBot(NOISES[rng.below(NOISES.length)]);
    }

    /** {@code null}: nobody has won, and the features have no row for that. */
    private double @Nullable [] shares(Seats winners, int seats) {
        if (winners.isEmpty() && !features.mayAllLose()) return null;
        double[] shares = new double[features.mayAllLose() ? seats + 1 : seats];
        if (winners.isEmpty()) shares[seats] = 1;
        for (int seat = 0; seat < seats; seat++) if (winners.has(seat)) shares[seat] = 1.0 / winners.count();
        return shares;
    }

    /** A game counts once in every stage, however many of its positions are kept. */
    private PlayedGame kept(int dealt, int seats, List<Evenly<S>> stages, Evenly<S> moments, double[] shares) {
        List<Choice> learnt = new ArrayList<>();
        for (Evenly<S> stage : stages) {
            List<S> some = stage.some(PER_STAGE);
            for (S position : some) learnt.add(choice(position, seats, shares, 1.0 / some.size()));
        }
        List<Choice> quarters = new ArrayList<>();
        List<double[]> before = new ArrayList<>();
        for (double quarter : QUARTERS) {
            S position = moments.at(quarter);
            quarters.add(choice(position, seats, shares, 1));
            double[] values = new double[seats];
            game.values(position, values);
            before.add(values);
        }
        return new PlayedGame(dealt, seats, learnt, quarters, before);
    }

    private Choice choice(S position, int seats, double[] shares, double weight) {
        double[][] rows = unweighed.rows(seats);
        features.of(position, rows);
        for (double[] row : rows)
            for (int feature = 0; feature < row.length; feature++)
                if (!Double.isFinite(row[feature]))
                    throw new IllegalStateException("the feature "
                            + Objects.requireNonNull(features.names().get(feature)) + " is no number: " + row[feature]);
        return new Choice(rows, features.stage(position), shares, weight);
    }
}

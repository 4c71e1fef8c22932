package boardroom.bots.training;

import boardroom.engine.Bot;
import boardroom.engine.Evaluation;
import boardroom.engine.Features;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the weights of a game's evaluation by self-play: first among bots that play at a glance, then with some who think
 * ahead by what was just found. All games are learnt from, but for some that tell how good the weights are.
 */
public final class Training {
    /** Fewer games than that tell nothing. */
    public static final int LEAST_GAMES = 100;

    private static final double[] RIDGES = {320, 80, 20, 5, 1.25};

    /** One deal in so many tells how good the weights are, and another one how heavy the ridge must be. */
    private static final int PARTS = 7;

    /** One game in so many is played again to compare new weights with old ones. */
    private static final int CONFIRMED = 15;

    /** How much is played, from which seed, until when. */
    public record Plan(int games, int rounds, long seed, Deadline deadline) {
        public Plan {
            if (games < LEAST_GAMES) throw new IllegalArgumentException("at least " + LEAST_GAMES + " games");
            if (rounds < 1) throw new IllegalArgumentException("at least one round");
        }
    }

    /** There were too few games to learn from, for lack of time or because all were lost by all. */
    public static final class TooFewGames extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooFewGames(int games) {
            super("Only " + games + " games were played that could be learnt from; that is too few.");
        }
    }

    private final Plan plan;
    private final @Nullable Searcher searcher;
    private final Consumer<String> told;

    /** Without a searcher everything is learnt from games at a glance. What happens is told line by line. */
    public Training(Plan plan, @Nullable Searcher searcher, Consumer<String> told) {
        this.plan = plan;
        this.searcher = searcher;
        this.told = told;
    }

    /** What was found for a game that names its features. */
    public <S extends State<S>, M extends Move> Found find(Game<S, M> game) {
        Features<S> features = Objects.requireNonNull(game.features(), "nothing to learn");
        SelfPlay<S, M> selfPlay = new SelfPlay<>(game, features, plan.seed());
        List<PlayedGame> played = new ArrayList<>();
        int rounds = searcher == null ? 1 : plan.rounds();
        Fit<S> fit = null;
        for (int round = 0; round < rounds; round++) {
            List<Bot> searchers = searcher == null || fit == null ? List.of() : List.of(searcher.by(fit.evaluation()));
            int from = (int) ((long) plan.games() * round / rounds);
            int to = (int) ((long) plan.games() * (round + 1) / rounds);
            played.addAll(selfPlay.play(from, to, searchers, plan.deadline().part(rounds - round + 1)));
            if (played.size() < LEAST_GAMES / 2) throw new TooFewGames(played.size());
            fit = fit(played, features);
            told.accept(line(round, played, fit));
        }
        return found(game, selfPlay.sizes(), played.size(), Objects.requireNonNull(fit));
    }

    private <S extends State<S>> Found found(Game<S, ?> game, List<Integer> sizes, int games, Fit<S> fit) {
        List<Strength> strength = List.of();
        if (searcher != null)
            strength = Strength.of(
                    game,
                    searcher.by(fit.evaluation),
                    searcher.by(null),
                    plan.games() / CONFIRMED,
                    ~plan.seed(),
                    plan.deadline());
        boolean first = game.evaluation() == null;
        return new Found(
                Found.weights(fit.evaluation), fit.spreads, games, sizes, fit.before, fit.after, strength, first);
    }

    /** An evaluation, and how well it did on games it was not learnt from. */
    private record Fit<S extends State<S>>(
            Evaluation<S> evaluation, List<Double> spreads, double ridge, List<Double> before, List<Double> after) {}

    private static <S extends State<S>> Fit<S> fit(List<PlayedGame> played, Features<S> features) {
        int stages = features.stages();
        int count = features.names().size();
        List<PlayedGame> asked =
                played.stream().filter(p -> p.deal() % PARTS == 0).toList();
        ConditionalLogit some =
                new ConditionalLogit(positions(played.stream().filter(p -> p.deal() % PARTS > 1)), stages, count);
        ConditionalLogit others =
                new ConditionalLogit(positions(played.stream().filter(p -> p.deal() % PARTS == 1)), stages, count);
        double best = RIDGES[0];
        double highest = Double.NEGATIVE_INFINITY;
        double[][] weights = null;
        for (double ridge : RIDGES) {
            weights = some.weights(ridge, weights);
            double likelihood = others.likelihood(weights);
            if (likelihood > highest) best = ridge;
            highest = Math.max(highest, likelihood);
        }
        ConditionalLogit all =
                new ConditionalLogit(positions(played.stream().filter(p -> p.deal() % PARTS > 0)), stages, count);
        Evaluation<S> evaluation = Evaluation.of(features, all.weights(best, weights));
        return new Fit<>(
                evaluation,
                Arrays.stream(all.spreads()).boxed().toList(),
                best,
                Correlation.byQuarter(asked, (game, quarter) -> game.before().get(quarter)),
                Correlation.byQuarter(asked, (game, quarter) -> valued(evaluation, game, quarter)));
    }

    private static List<Choice> positions(Stream<PlayedGame> played) {
        return played.flatMap(game -> game.learnt().stream()).toList();
    }

    private static double[] valued(Evaluation<?> evaluation, PlayedGame game, int quarter) {
        double[] values = new double[game.seats()];
        Choice position = game.quarters().get(quarter);
        evaluation.values(position.rows(), position.stage(), values);
        return values;
    }

    private static String line(int round, List<PlayedGame> played, Fit<?> fit) {
        return String.format(
                Locale.ROOT,
                "round %d: %d games so far, ridge %s; values and winning at a quarter, half, three quarters:"
                        + " %s before, %s now",
                round + 1,
                played.size(),
                fit.ridge,
                Found.figures(fit.before),
                Found.figures(fit.after));
    }
}

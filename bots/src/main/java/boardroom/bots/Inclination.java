package boardroom.bots;

import boardroom.bots.search.Opinion;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.State;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** How many times as good a move looks at a glance to somebody as it does to anybody. */
record Inclination<M extends Move>(Map<M, Double> toAnybody, double least)
        implements ToDoubleFunction<Opinion.Candidate<M>> {
    /** So much of a fair share every move has, so that nobody is drawn to what is out of the question. */
    private static final double PART_OF_FAIR = 0.1;

    /** Of somebody who has this opinion; anybody sees the game as it is. */
    static <S extends State<S>, M extends Move> Inclination<M> of(
            Game<S, M> game, S guess, int seat, Opinion<M> opinion) {
        List<M> moves =
                opinion.candidates().stream().map(Opinion.Candidate::move).toList();
        double[] priors = new double[moves.size()];
        if (moves.size() > 1) game.priors(guess, seat, moves, priors);
        Map<M, Double> toAnybody = new HashMap<>();
        for (int i = 0; i < priors.length; i++) toAnybody.put(moves.get(i), priors[i]);
        return new Inclination<>(toAnybody, PART_OF_FAIR / priors.length);
    }

    @Override
    public double applyAsDouble(Opinion.Candidate<M> one) {
        return (one.prior() + least) / (toAnybody.getOrDefault(one.move(), 0.0) + least);
    }
}

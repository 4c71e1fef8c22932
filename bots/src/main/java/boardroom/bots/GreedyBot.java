package boardroom.bots;

import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;

/** Plays the move that looks best at a glance; among equals chance decides. */
public final class GreedyBot implements Bot {
    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        List<M> moves = new ArrayList<>();
        game.moves(guess, seat, moves::add);
        if (moves.size() == 1) return moves.getFirst();
        double[] priors = new double[moves.size()];
        game.priors(guess, seat, moves, priors);
        List<M> best = new ArrayList<>();
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < priors.length; i++) {
            if (Double.isNaN(priors[i])) throw new IllegalArgumentException("no prior for " + moves.get(i));
            if (priors[i] > highest) best.clear();
            if (priors[i] >= highest) best.add(moves.get(i));
            highest = Math.max(highest, priors[i]);
        }
        return best.get(best.size() == 1 ? 0 : rng.below(best.size()));
    }
}

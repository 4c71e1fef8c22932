package boardroom.bots;

import boardroom.engine.Bot;
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
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Rng rng) {
        Best<M> best = new Best<>();
        game.moves(guess, seat, move -> best.offer(move, game.prior(guess, seat, move)));
        return best.moves.get(best.moves.size() == 1 ? 0 : rng.below(best.moves.size()));
    }

    private static final class Best<M> {
        private final List<M> moves = new ArrayList<>();
        private double prior = Double.NEGATIVE_INFINITY;

        void offer(M move, double itsPrior) {
            if (Double.isNaN(itsPrior)) throw new IllegalArgumentException("no prior for " + move);
            if (itsPrior > prior) moves.clear();
            if (itsPrior >= prior) {
                moves.add(move);
                prior = itsPrior;
            }
        }
    }
}

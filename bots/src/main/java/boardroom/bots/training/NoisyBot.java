package boardroom.bots.training;

import boardroom.bots.GreedyBot;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Likelihood;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;

/** Plays what looks best at a glance, and now and then, as often as the noise says, what only looks good. */
record NoisyBot(double noise) implements Bot {
    private static final Bot GREEDY = new GreedyBot();

    @Override
    public String id() {
        return "noisy";
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        if (rng.nextDouble() >= noise) return GREEDY.choose(game, guess, seat, budget, rng);
        List<M> moves = new ArrayList<>();
        game.moves(guess, seat, moves::add);
        double[] priors = new double[moves.size()];
        game.priors(guess, seat, moves, priors);
        return moves.get(Likelihood.draw(priors, priors.length, rng));
    }
}

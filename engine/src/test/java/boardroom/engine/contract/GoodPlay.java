package boardroom.engine.contract;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Skill;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays a game as a good player does at a glance, one decision at a time: the likeliest of several moves. */
final class GoodPlay<S extends State<S>, M extends Move> {
    private final Game<S, M> game;
    final S state;
    private final Rng rng;

    /** What a seat decides among several moves. */
    record Decision<M extends Move>(int seat, M move) {}

    GoodPlay(Game<S, M> game, Deal deal) {
        this.game = game;
        this.state = game.deal(deal);
        this.rng = Rng.stream(deal.seed(), "good play");
    }

    /** The next decision, which is still to be played; {@code null}: the game is over. */
    @Nullable Decision<M> next() {
        while (!game.isOver(state)) {
            int seat = game.owes(state).first();
            M skilled = game.skilled(state, seat, Skill.REGULAR, rng);
            List<M> moves = new ArrayList<>();
            if (skilled == null) game.moves(state, seat, moves::add);
            if (moves.size() > 1) return new Decision<>(seat, likeliest(game, state, seat, moves));
            game.play(state, seat, skilled == null ? moves.getFirst() : skilled, Events.NONE);
        }
        return null;
    }

    void play(Decision<M> decision) {
        game.play(state, decision.seat, decision.move, Events.NONE);
    }

    static <S extends State<S>, M extends Move> M likeliest(Game<S, M> game, S state, int seat, List<M> moves) {
        double[] priors = new double[moves.size()];
        game.priors(state, seat, moves, priors);
        int best = 0;
        for (int i = 1; i < priors.length; i++) if (priors[i] > priors[best]) best = i;
        return moves.get(best);
    }
}

package boardroom.engine.contract;

import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;

/** A bot for the kit: any listed move. */
final class AnyMove implements Bot {
    @Override
    public String id() {
        return "any";
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        List<M> moves = new ArrayList<>();
        game.moves(guess, seat, moves::add);
        return moves.get(rng.below(moves.size()));
    }
}

package boardroom.bots;

import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Skill;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;

/** Plays any of the listed moves, each equally likely. */
public final class RandomBot implements Bot {
    @Override
    public String id() {
        return "random";
    }

    @Override
    public Skill skill() {
        return Skill.NOVICE;
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        List<M> moves = new ArrayList<>();
        game.moves(guess, seat, moves::add);
        return moves.get(rng.below(moves.size()));
    }
}

package boardroom.bots.ladder;

import boardroom.bots.SearchBot;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Skill;
import boardroom.engine.State;

/** The search with a fixed number of iterations and no temperament: it stays as it is when levels change. */
record Anchor(int iterations, SearchBot search) implements Bot {
    Anchor(int iterations) {
        this(iterations, SearchBot.anchor(iterations));
    }

    @Override
    public String id() {
        return "search-" + iterations;
    }

    @Override
    public Skill skill() {
        return search.skill();
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        return search.choose(game, guess, seat, budget, rng);
    }
}

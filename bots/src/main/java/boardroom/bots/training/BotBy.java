package boardroom.bots.training;

import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Skill;
import boardroom.engine.State;

/** A bot that sees a table with another sense than the game that is played there; rules and box are the same. */
record BotBy(Game<?, ?> variant, Bot bot) implements Bot {
    @Override
    public String id() {
        return bot.id();
    }

    @Override
    public Skill skill() {
        return bot.skill();
    }

    @Override
    public <S extends State<S>, M extends Move> M decide(Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
        return bot.decide(same(game), state, seat, budget, rng);
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        return bot.choose(same(game), guess, seat, budget, rng);
    }

    /** A game opened again from the very same box takes the same states. */
    @SuppressWarnings({"unchecked", "ReferenceEquality"})
    private <S extends State<S>, M extends Move> Game<S, M> same(Game<S, M> game) {
        if (variant.box() != game.box()) throw new IllegalArgumentException("another box");
        return (Game<S, M>) variant;
    }
}

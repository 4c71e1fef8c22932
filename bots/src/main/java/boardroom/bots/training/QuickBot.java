package boardroom.bots.training;

import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Skill;
import boardroom.engine.State;

/** A bot that thinks no longer than so many iterations. */
public record QuickBot(Bot bot, int iterations) implements Bot {
    @Override
    public String id() {
        return bot.id();
    }

    @Override
    public Skill skill() {
        return bot.skill();
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        return bot.choose(game, guess, seat, budget.atMost(iterations), rng);
    }
}

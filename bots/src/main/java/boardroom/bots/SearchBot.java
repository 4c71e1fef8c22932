package boardroom.bots;

import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Skill;
import boardroom.engine.State;
import java.util.Map;

/** Plays a level, as one of its characters. */
public final class SearchBot implements Bot {
    private final Persona persona;

    public SearchBot(Persona persona) {
        this.persona = persona;
    }

    public Persona persona() {
        return persona;
    }

    @Override
    public String id() {
        return persona.level().id() + "." + persona.id();
    }

    @Override
    public Skill skill() {
        return persona.level().skill();
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        return new GreedyBot().choose(game, guess, seat, budget, rng);
    }

    /** What it would do here and why; it looks at no secret of the state. */
    public <S extends State<S>, M extends Move> Advice<M> advise(
            Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
        M move = decide(game, state, seat, budget, rng);
        return new Advice<>(move, new Say("advice", Map.of()), 0.5, null, null, 0);
    }
}

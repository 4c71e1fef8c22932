package boardroom.bots;

import boardroom.bots.search.Opinion;
import boardroom.bots.search.Settings;
import boardroom.bots.search.Thinking;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Evaluation;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Skill;
import boardroom.engine.State;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays a level, as one of its characters. */
public final class SearchBot implements Bot {
    private final Persona persona;
    private final Thinking thinking;
    private final int iterations;

    public SearchBot(Persona persona) {
        this(persona, persona.level().iterations(), Settings.NORMAL);
    }

    public SearchBot(Persona persona, int iterations, Settings settings) {
        this.persona = persona;
        this.iterations = iterations;
        this.thinking = new Thinking(settings);
    }

    /** A searcher without a temperament that never changes, for others to be measured by. */
    public static SearchBot anchor(int iterations) {
        return new SearchBot(
                new Persona("search-" + iterations, "search-" + iterations, Level.EXPERT, ""),
                iterations,
                Settings.NORMAL);
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
        return opinion(game, guess, seat, budget, rng)
                .pick(persona.level().temperature(), rng)
                .move();
    }

    private <S extends State<S>, M extends Move> Opinion<M> opinion(
            Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        Evaluation<S> evaluation = game.evaluation();
        @Nullable Evaluation<S> leaning = evaluation == null ? null : evaluation.leaning(persona.temperament());
        return thinking.about(game, leaning, guess, seat, budget.atMost(iterations), rng);
    }

    /** What it would do here and why; it looks at no secret of the state. */
    public <S extends State<S>, M extends Move> Advice<M> advise(
            Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
        M move = decide(game, state, seat, budget, rng);
        return new Advice<>(move, new Say("advice", Map.of()), 0.5, null, null, 0);
    }
}

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
import java.util.List;
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
        return Personas.botId(persona);
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
        return thinking.about(game, leaning(game), guess, seat, budget.atMost(iterations), rng);
    }

    private <S extends State<S>> @Nullable Evaluation<S> leaning(Game<S, ?> game) {
        Evaluation<S> evaluation = game.evaluation();
        return evaluation == null ? null : evaluation.leaning(persona.temperament());
    }

    /** What it would do here and why; it looks at no secret of the state. */
    public <S extends State<S>, M extends Move> Advice<M> advise(
            Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
        M skilled = game.skilled(state, seat, skill(), rng);
        if (skilled != null) return Advice.forced(skilled);
        S guess = state.copy();
        game.reshuffle(guess, seat, rng);
        List<Opinion.Candidate<M>> candidates =
                opinion(game, guess, seat, budget, rng).candidates();
        Opinion.Candidate<M> best = candidates.getFirst();
        if (candidates.size() == 1) return Advice.forced(best.move());
        Opinion.Candidate<M> next = candidates.get(1);
        return new Advice<>(
                best.move(),
                why(game, guess, seat, best.move(), next.move(), rng),
                best.value(),
                next.move(),
                game.label(guess, seat, next.move()),
                Math.max(0, best.value() - next.value()));
    }

    private <S extends State<S>, M extends Move> Say why(Game<S, M> game, S guess, int seat, M best, M next, Rng rng) {
        Say reason = game.reason(guess, seat, best);
        if (reason != null) return reason;
        Evaluation<S> evaluation = leaning(game);
        Say mostly = evaluation == null ? null : new Grounds<>(game, evaluation, seat).mostly(guess, best, next, rng);
        return mostly == null ? Say.of("advice.looks-best") : mostly;
    }
}

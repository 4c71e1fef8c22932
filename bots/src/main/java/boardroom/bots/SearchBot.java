package boardroom.bots;

import boardroom.bots.search.Opinion;
import boardroom.bots.search.Settings;
import boardroom.bots.search.Thinking;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Skill;
import boardroom.engine.State;
import java.util.List;

/** Plays a level, as one of its characters. */
public final class SearchBot implements Bot {
    /** Whoever has inclinations leaves less to chance: its slips are its own, and it plays as well as its level. */
    private static final double LEFT_TO_CHANCE = 0.6;

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
        Opinion<M> opinion = opinion(game, guess, seat, budget, rng);
        double temperature = persona.level().temperature();
        if (temperature == 0 || game.leaning(persona.temperament()).equals(game))
            return opinion.pick(temperature, rng).move();
        return opinion.pick(LEFT_TO_CHANCE * temperature, Inclination.of(game, guess, seat, opinion), rng)
                .move();
    }

    private <S extends State<S>, M extends Move> Opinion<M> opinion(
            Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        Game<S, M> seen = game.leaning(persona.temperament());
        return thinking.about(seen, seen.evaluation(), guess, seat, budget.atMost(iterations), rng);
    }

    /**
     * What it would do here and why; it looks at no secret of the state. Of a seat that has chosen and may still change its
     * mind it thinks as before the choice, and may come to the same.
     */
    public <S extends State<S>, M extends Move> Advice<M> advise(
            Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
        S open = state.copy();
        game.reconsider(open, seat);
        M workedOut = game.workedOut(open, seat);
        S guess = open.copy();
        game.reshuffle(guess, seat, rng);
        if (workedOut != null) return only(game, open, guess, seat, workedOut);
        List<Opinion.Candidate<M>> candidates =
                opinion(game, guess, seat, budget, rng).candidates();
        Opinion.Candidate<M> best = candidates.getFirst();
        if (candidates.size() == 1) return only(game, guess, guess, seat, best.move());
        Opinion.Candidate<M> next = candidates.get(1);
        Game<S, M> seen = game.leaning(persona.temperament());
        Grounds<S, M> grounds = new Grounds<>(seen, seen.evaluation(), seat);
        Say why = grounds.why(guess, best.move(), next.move(), rng);
        Say whyNext = grounds.whyIfAny(guess, next.move(), best.move(), rng);
        return new Advice<>(
                best.move(),
                Advice.label(game, guess, seat, best.move()),
                why,
                best.value(),
                new Advice.Next<>(
                        next.move(),
                        Advice.label(game, guess, seat, next.move()),
                        // What speaks for both alike, say one raise and a larger one, is told once.
                        why.equals(whyNext) ? null : whyNext,
                        next.visits() == 0 ? Math.min(best.value(), next.value()) : next.value()));
    }

    /** Where there is one thing to do: as likely to win as the position says. */
    private <S extends State<S>, M extends Move> Advice<M> only(Game<S, M> game, S known, S guess, int seat, M move) {
        double[] values = new double[guess.seats()];
        game.values(guess, values);
        Say reason = game.reason(known, seat, move);
        return new Advice<>(
                move,
                Advice.label(game, known, seat, move),
                reason == null ? Say.of("advice.forced") : reason,
                Math.clamp(values[seat], 0, 1),
                null);
    }
}

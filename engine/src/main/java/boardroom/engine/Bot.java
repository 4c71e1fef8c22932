package boardroom.engine;

/** Something that chooses moves; it is given a copy in which what its seat can't know has been reshuffled. */
public interface Bot {
    /** Its level, as options and journals name it. */
    String id();

    /** How well it does what is no choice among moves. */
    default Skill skill() {
        return Skill.REGULAR;
    }

    /** A legal move, within the budget; the same guess, budget of iterations and chance give the same move. */
    <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng);

    /** What the bot decides in this state, without a look at its secrets. */
    default <S extends State<S>, M extends Move> M decide(Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
        M skilled = game.skilled(state, seat, skill(), rng);
        if (skilled != null) return skilled;
        S guess = state.copy();
        game.reshuffle(guess, seat, rng);
        return game.spoken(guess, seat, choose(game, guess, seat, budget, rng));
    }
}

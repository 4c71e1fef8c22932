package boardroom.engine;

import java.util.List;

/** Plays a game to its end without clocks: of several seats that owe a move, chance picks who moves next. */
public final class Match {
    private Match() {}

    /** More moves than any game lasts; a game that goes on is a fault of its rules. */
    public static final int MOST_MOVES = 100_000;

    public static <S extends State<S>, M extends Move> S play(
            Game<S, M> game, Deal deal, List<? extends Bot> bots, Rng rng, Events events) {
        S state = game.deal(deal);
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            if (game.isOver(state)) return state;
            Seats owing = game.owes(state);
            int seat = owing.get(owing.count() == 1 ? 0 : rng.below(owing.count()));
            M move = bots.get(seat).decide(game, state, seat, Budget.UNBOUNDED, rng);
            Say refusal = game.refusal(state, seat, move);
            if (refusal != null)
                throw new IllegalStateException(
                        bots.get(seat).id() + " at seat " + seat + " played " + move + ": " + refusal);
            game.play(state, seat, move, events);
        }
        throw new IllegalStateException(game.box().id() + " did not end: " + deal);
    }
}

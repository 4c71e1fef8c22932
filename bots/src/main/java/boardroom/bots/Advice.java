package boardroom.bots;

import boardroom.engine.Arg;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Say;
import boardroom.engine.State;
import org.jspecify.annotations.Nullable;

/**
 * What a bot would do, and why.
 *
 * @param why one sentence in the game's terms
 * @param chance how likely it expects to win after it, from 0 to 1
 * @param next what it would do otherwise; {@code null}: there is nothing else to do
 */
public record Advice<M extends Move>(
        M move, Say label, Say why, double chance, @Nullable Next<M> next) {

    /**
     * The next best move.
     *
     * @param why what speaks for it; {@code null}: nothing
     * @param chance how likely it expects to win after it
     */
    public record Next<M extends Move>(
            M move, Say label, @Nullable Say why, double chance) {}

    /** What stands on the button of a move, or where nothing does what is asked. */
    static <S extends State<S>, M extends Move> Say label(Game<S, M> game, S guess, int seat, M move) {
        Say label = game.label(guess, seat, move);
        return label == null ? game.prompt(guess, seat).sentence() : label;
    }

    /** How much less likely it would win by the next best move. */
    public double better() {
        return next == null ? 0 : Math.max(0, chance - next.chance);
    }

    /** All of it in one sentence: why, what it expects, and how much better that is than the next. */
    public Say sentence() {
        if (next == null) return why;
        Say expects = Say.of("advice.expects", "why", Arg.say(why)).with("chance", Math.round(100 * chance));
        long more = Math.round(100 * better());
        if (more < 1) return expects;
        return new Say("advice.expects-more", expects.args())
                .with("better", more)
                .with("next", Arg.say(next.label));
    }
}

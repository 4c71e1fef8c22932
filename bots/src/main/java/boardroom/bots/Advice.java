package boardroom.bots;

import boardroom.engine.Arg;
import boardroom.engine.Move;
import boardroom.engine.Say;
import org.jspecify.annotations.Nullable;

/**
 * What a bot would do, and why.
 *
 * @param why one sentence in the game's terms
 * @param chance how likely it expects to win after it, from 0 to 1
 * @param next what it would do otherwise; {@code null}: there is nothing else to do
 * @param nextWhy why, or what stands on its button
 * @param better how much less likely it would win then
 */
public record Advice<M extends Move>(
        M move,
        Say why,
        double chance,
        @Nullable M next,
        @Nullable Say nextWhy,
        double better) {

    static <M extends Move> Advice<M> forced(M move) {
        return new Advice<>(move, Say.of("advice.forced"), 0.5, null, null, 0);
    }

    /** All of it in one sentence: why, what it expects, and how much better that is than the next. */
    public Say sentence() {
        if (next == null || nextWhy == null) return why;
        Say expects = Say.of("advice.expects", "why", Arg.say(why)).with("chance", Math.round(100 * chance));
        long more = Math.round(100 * better);
        if (more < 1) return expects;
        return new Say("advice.expects-more", expects.args())
                .with("better", more)
                .with("next", Arg.say(nextWhy));
    }
}

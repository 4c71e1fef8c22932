package boardroom.bots;

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
        double better) {}

package boardroom.server.wire;

import boardroom.bots.Advice;
import boardroom.engine.Move;
import boardroom.engine.Say;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** What an expert would do and why, how likely that wins, and by how much it is better than the next best, if there is one. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AdviceInfo(
        Move move,
        Say label,
        Say why,
        Say sentence,
        double chance,
        @Nullable Move next,
        @Nullable Say nextLabel,
        @Nullable Say nextWhy,
        @Nullable Double nextChance,
        double better) {
    public static AdviceInfo of(Advice<?> advice) {
        Advice.Next<?> next = advice.next();
        return new AdviceInfo(
                advice.move(),
                advice.label(),
                advice.why(),
                advice.sentence(),
                advice.chance(),
                next == null ? null : next.move(),
                next == null ? null : next.label(),
                next == null ? null : next.why(),
                next == null ? null : next.chance(),
                advice.better());
    }
}

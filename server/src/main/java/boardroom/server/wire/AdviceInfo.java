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
        Say why,
        Say sentence,
        double chance,
        @Nullable Move next,
        @Nullable Say nextWhy,
        double better) {
    public static AdviceInfo of(Advice<?> advice) {
        return new AdviceInfo(
                advice.move(),
                advice.why(),
                advice.sentence(),
                advice.chance(),
                advice.next(),
                advice.nextWhy(),
                advice.better());
    }
}

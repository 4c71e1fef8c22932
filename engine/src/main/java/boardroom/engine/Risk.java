package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * What others may do about a move, where everybody at the table can see it coming; {@code loss} is what would most
 * likely be lost, and there only where the move is worth a second thought.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Risk(Say what, @Nullable Say loss) {
    public static Risk of(Sentence what) {
        return new Risk(what.say(), null);
    }

    public static Risk of(Sentence what, Sentence loss) {
        return new Risk(what.say(), loss.say());
    }
}

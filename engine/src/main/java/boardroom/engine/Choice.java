package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** One thing a seat can do now: the move itself, its label, what it would change; or why it can't be done. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Choice(
        Move move,
        Say label,
        boolean main,
        @Nullable Preview preview,
        @Nullable Say refusal) {
    public static Choice main(Move move, Say label, Preview preview) {
        return new Choice(move, label, true, preview, null);
    }

    public static Choice of(Move move, Say label, Preview preview) {
        return new Choice(move, label, false, preview, null);
    }

    public static Choice refused(Move move, Say label, Say refusal) {
        return new Choice(move, label, false, null, refusal);
    }
}

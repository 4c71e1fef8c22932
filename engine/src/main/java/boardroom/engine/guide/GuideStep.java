package boardroom.engine.guide;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One idea of a guide: when it is due, and the places of the board it speaks of, the best to point at first; {@code always}:
 * it comes in every guided game that is played well to its end.
 */
public record GuideStep(
        String id,
        Condition when,
        List<String> at,
        @Nullable Boolean always) {

    public boolean isSure() {
        return Boolean.TRUE.equals(always);
    }
}

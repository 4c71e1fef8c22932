package boardroom.engine.offers;

import boardroom.engine.Events;
import boardroom.engine.Refusal;
import org.jspecify.annotations.Nullable;

/** What two seats may agree on: checked for both sides, and carried out for both or for neither. */
public interface Bargain<S, T> {
    /** Why these terms, as {@code by} sees them, can't be carried out with the other seat now; {@code null}: they can. */
    @Nullable Refusal refusal(S s, int by, int with, T terms);

    /** Carries possible terms out, on both sides at once. */
    void strike(S s, int by, int with, T terms, Events events);
}

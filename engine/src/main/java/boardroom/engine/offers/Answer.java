package boardroom.engine.offers;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * What a seat answered to an offer it did not accept: terms of its own, as it sees them, or none; and perhaps why, as a
 * word that the game's texts know.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Answer<T>(
        int seat, @Nullable T counter, @Nullable String why) {}

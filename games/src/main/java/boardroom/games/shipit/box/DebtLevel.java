package boardroom.games.shipit.box;

import boardroom.engine.Between;
import org.jspecify.annotations.Nullable;

/** What a company in so much debt suffers (2.5). */
public record DebtLevel(
        String id,
        @Between(to = 1_000) int min,
        @Between(to = 1_000) @Nullable Integer max,
        @Between(to = 1_000) int ratingPenalty,
        @Between(to = 100) int featureBreakPercent) {}

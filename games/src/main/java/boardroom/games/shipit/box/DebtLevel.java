package boardroom.games.shipit.box;

import org.jspecify.annotations.Nullable;

/** What a company in so much debt suffers (2.5). */
public record DebtLevel(
        String id, int min, @Nullable Integer max, int ratingPenalty, int featureBreakPercent, boolean forcedPaydown) {}

package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;

/** What the company sells; its percentages multiply gains from actions (2.2). */
public record Product(
        String id,
        String name,
        @Between(to = 1_000) int mauPercent,
        @Between(to = 1_000) int revenuePercent,
        @Between(to = 1_000) int ratingPercent,
        @Between(to = 20_000) int startMau,
        String text)
        implements Card {}

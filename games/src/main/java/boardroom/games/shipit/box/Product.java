package boardroom.games.shipit.box;

import boardroom.engine.Card;

/** What the company sells; its percentages multiply gains from actions (2.2). */
public record Product(
        String id, String name, int mauPercent, int revenuePercent, int ratingPercent, int startMau, String text)
        implements Card {}

package boardroom.examples.burnrate;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What lies in the box: the numbers of the rules, and the event cards. */
record BurnRateBox(
        @JsonUnwrapped Head head,
        @Between(to = 1_000) int startMoney,
        @Between(to = 20) int highestBudget,
        @Between(to = 100) int usersForHighest,
        @Between(to = 100) int usersForOthers,
        @Between(from = 1, to = 100) int usersPerDollar,
        @Between(from = 1, to = 12) int eventAfterMonth,
        @Between(from = 1, to = 3_600) int secondsToChoose,
        @Between(to = 10_000) int revealMillis,
        @Sized(from = 1, to = 100) List<EventCard> events)
        implements Box {

    /** What those who are hit gain or lose: all, or only who has most users, or only who has more money than this. */
    record EventCard(
            String id,
            String name,
            String text,
            @Between(from = -100, to = 100) int users,
            @Between(from = -100, to = 100) int money,
            boolean hitsMostUsers,
            @Between(to = 1_000) @Nullable Integer hitsRicherThan)
            implements Card {}
}

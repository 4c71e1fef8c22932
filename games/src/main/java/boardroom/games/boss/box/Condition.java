package boardroom.games.boss.box;

import boardroom.engine.Between;
import org.jspecify.annotations.Nullable;

/** A question about a company: a figure at least or at most so high, or a mood (5.6). */
public record Condition(
        Stat stat,
        @Between(to = 1_000) @Nullable Integer atLeast,
        @Between(to = 1_000) @Nullable Integer atMost,
        @Nullable Mood is,
        @Nullable String text) {}

package boardroom.games.esopwars.box;

import boardroom.engine.Between;

/** How long everything takes at normal pace, in milliseconds (2.2). */
public record Clocks(
        @Between(from = 1, to = 86_400_000) int lotOpenMs,
        @Between(from = 1, to = 86_400_000) int hammerMs,
        @Between(to = 86_400_000) int goingOnceAtMs,
        @Between(to = 86_400_000) int goingTwiceAtMs,
        @Between(from = 1, to = 86_400_000) int secondaryOpenMs,
        @Between(from = 1, to = 86_400_000) int secondaryHammerMs,
        @Between(from = 1, to = 86_400_000) int askMs,
        @Between(from = 1, to = 86_400_000) int dropMs,
        @Between(from = 1, to = 86_400_000) int wildcardMs,
        @Between(from = 1, to = 86_400_000) int draftTurnMs,
        @Between(from = 1, to = 86_400_000) int draftLockMs,
        @Between(to = 86_400_000) int revealPauseMs,
        @Between(to = 86_400_000) int botDelayMinMs,
        @Between(to = 86_400_000) int botDelayMaxMs) {}

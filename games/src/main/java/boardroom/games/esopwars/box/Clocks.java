package boardroom.games.esopwars.box;

/** How long everything takes at normal pace, in milliseconds (2.2). */
public record Clocks(
        int lotOpenMs,
        int hammerMs,
        int goingOnceAtMs,
        int goingTwiceAtMs,
        int secondaryOpenMs,
        int secondaryHammerMs,
        int askMs,
        int dropMs,
        int wildcardMs,
        int draftTurnMs,
        int draftLockMs,
        int revealPauseMs,
        int botDelayMinMs,
        int botDelayMaxMs) {}

package boardroom.games.itstartup.box;

import boardroom.engine.Between;

/** How long each decision takes at normal pace, in seconds. */
public record Clocks(
        @Between(from = 1, to = 86_400) int mulligan,
        @Between(from = 1, to = 86_400) int planningBonus,
        @Between(from = 1, to = 86_400) int turn,
        @Between(from = 1, to = 86_400) int pick,
        @Between(from = 1, to = 86_400) int response) {}

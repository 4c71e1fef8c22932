package boardroom.games.boss.box;

import boardroom.engine.Between;

/** How long everything takes at normal pace, in seconds. */
public record Clocks(
        @Between(from = 1, to = 86_400) int hiringBid,
        @Between(from = 1, to = 86_400) int hiringPick,
        @Between(from = 1, to = 86_400) int organisation,
        @Between(from = 1, to = 86_400) int eventChoice,
        @Between(from = 1, to = 86_400) int deals,
        @Between(from = 1, to = 86_400) int projectBid,
        @Between(from = 1, to = 86_400) int projectPick,
        @Between(from = 1, to = 86_400) int production,
        @Between(from = 1, to = 86_400) int issueChoice,
        @Between(from = 1, to = 86_400) int paydayChoice,
        @Between(to = 86_400) int revealPause,
        @Between(to = 86_400) int dealsPeopleFirst) {}

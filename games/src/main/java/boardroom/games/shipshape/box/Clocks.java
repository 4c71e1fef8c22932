package boardroom.games.shipshape.box;

import boardroom.engine.Between;

/** How long everything takes at normal pace, in seconds (4.9). */
public record Clocks(
        @Between(from = 1, to = 86_400) int collect,
        @Between(from = 1, to = 86_400) int business,
        @Between(from = 1, to = 86_400) int businessAtLeast,
        @Between(from = 1, to = 86_400) int answer,
        @Between(from = 1, to = 86_400) int choose,
        @Between(from = 1, to = 86_400) int jointAnswer,
        @Between(from = 1, to = 86_400) int store,
        @Between(from = 1, to = 86_400) int settle,
        @Between(to = 86_400) int revealPause,
        @Between(to = 86_400) int peopleFirst) {}

package boardroom.games.boss.rules;

import boardroom.games.boss.box.EventCard;

/** An event in force, with the rounds it has left. */
public record InForce(EventCard card, int rounds) {}

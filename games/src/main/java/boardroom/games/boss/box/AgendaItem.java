package boardroom.games.boss.box;

import boardroom.engine.Between;
import boardroom.engine.Card;

/** Something ideas can be spent on at the Conference Table (4.8). */
public record AgendaItem(
        String id, String name, @Between(from = 1, to = 20) int cost, String text) implements Card {}

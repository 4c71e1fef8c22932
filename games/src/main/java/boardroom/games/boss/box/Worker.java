package boardroom.games.boss.box;

import boardroom.engine.Between;
import boardroom.engine.Card;

/** A person who can be hired, with what they cost and give (2.1). */
public record Worker(
        String id,
        String name,
        String background,
        Colour colour,
        @Between(to = 20) int training,
        @Between(to = 50) int salary,
        Output productivity,
        Output skill,
        Output leadership,
        @Between(to = 20) int morale)
        implements Card {}

package boardroom.games.esopwars.box;

import boardroom.engine.Card;
import java.util.List;

/** How the story ends, and what it multiplies valuations by (2.6). */
public record ExitCard(String id, String name, int multiplierTenths, List<String> fitCategories, String text)
        implements Card {}

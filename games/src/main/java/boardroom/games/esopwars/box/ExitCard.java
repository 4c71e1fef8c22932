package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.IdOf;
import boardroom.engine.Sized;
import java.util.List;

/** How the story ends, and what it multiplies valuations by (2.6). */
public record ExitCard(
        String id,
        String name,
        @Between(to = 1_000) int multiplierTenths,
        @Sized(to = 20) List<@IdOf("categories") String> fitCategories,
        String text)
        implements Card {}

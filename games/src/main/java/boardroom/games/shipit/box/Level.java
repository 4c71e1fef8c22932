package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;

/** How experienced an engineer is (2.3); outputs in percent. */
public record Level(
        String id,
        String name,
        @Between(to = 1_000) int baseOutput,
        @Between(to = 1_000) int aiOutput,
        @Between(to = 100) int aiDebt,
        @Between(to = 1_000) int salaryMin,
        @Between(to = 1_000) int salaryMax,
        boolean inPool)
        implements Card {}

package boardroom.games.shipit.box;

import boardroom.engine.Card;

/** How experienced an engineer is (2.3); outputs in percent. */
public record Level(
        String id, String name, int baseOutput, int aiOutput, int aiDebt, int salaryMin, int salaryMax, boolean inPool)
        implements Card {}

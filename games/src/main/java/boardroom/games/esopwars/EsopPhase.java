package boardroom.games.esopwars;

import boardroom.engine.Events;
import boardroom.engine.Phase;

/** A phase of section 4: it opens, perhaps waits for decisions, and sets {@code phaseOver} when its work is done. */
interface EsopPhase extends Phase<Market, EsopMove> {
    /** As in the table of section 4. */
    String id();

    void open(Market m, Events events);
}

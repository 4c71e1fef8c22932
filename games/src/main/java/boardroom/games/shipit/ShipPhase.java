package boardroom.games.shipit;

import boardroom.engine.Events;
import boardroom.engine.Phase;

/** A phase of section 4: it opens, perhaps waits for decisions, and sets {@code phaseOver} when its work is done. */
interface ShipPhase extends Phase<ShipState, ShipMove> {
    String id();

    void open(ShipState s, Events events);
}

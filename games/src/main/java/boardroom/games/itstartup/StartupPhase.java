package boardroom.games.itstartup;

import boardroom.engine.Phase;

/** A phase of section 4 that waits for a decision. */
interface StartupPhase extends Phase<Race, StartupMove> {
    /** As the views name it. */
    String id();
}

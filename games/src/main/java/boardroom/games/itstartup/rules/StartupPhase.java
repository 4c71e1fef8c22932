package boardroom.games.itstartup.rules;

import boardroom.engine.Phase;

/** A phase of section 4 that waits for a decision. */
public interface StartupPhase extends Phase<StartupState, StartupMove> {
    /** As the views name it. */
    String id();
}

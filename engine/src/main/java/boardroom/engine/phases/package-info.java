/**
 * What games made of phases share. A game strings its phases together ({@link boardroom.engine.phases.PhasedGame}), each
 * with its rules ({@link boardroom.engine.phases.Phase}), what it says ({@link boardroom.engine.phases.Words}) and what
 * is known about good play in it ({@link boardroom.engine.phases.Sense}); the engine owns the way from one to the next.
 */
@NullMarked
package boardroom.engine.phases;

import org.jspecify.annotations.NullMarked;

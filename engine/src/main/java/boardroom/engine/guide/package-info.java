/** The guide of a game: the script of a guided first game as data, and when each of its steps is due. */
@NullMarked
package boardroom.engine.guide;

import org.jspecify.annotations.NullMarked;

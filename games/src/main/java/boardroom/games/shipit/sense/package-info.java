/** What is known about good play in Ship It!, for bots, hints and guesses. */
@NullMarked
package boardroom.games.shipit.sense;

import org.jspecify.annotations.NullMarked;

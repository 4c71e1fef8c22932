/** How bots find out by playing against themselves what counts in a game. */
@NullMarked
package boardroom.bots.training;

import org.jspecify.annotations.NullMarked;

/** What is known about good play (section 10): for bots, hints and the lab. */
@NullMarked
package boardroom.games.esopwars.sense;

import org.jspecify.annotations.NullMarked;

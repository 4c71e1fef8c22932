/** How a good player thinks in Ship Shape (section 10). */
@NullMarked
package boardroom.games.shipshape.sense;

import org.jspecify.annotations.NullMarked;

/** How a good player of Ship Shape thinks, by positions worked out by hand. */
@NullMarked
package boardroom.games.shipshape.sense;

import org.jspecify.annotations.NullMarked;

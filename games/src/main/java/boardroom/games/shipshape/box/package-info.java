/** The box of Ship Shape: cards, constants and options (sections 2 and 8). */
@NullMarked
package boardroom.games.shipshape.box;

import org.jspecify.annotations.NullMarked;

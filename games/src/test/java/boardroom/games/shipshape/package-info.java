/** The rules of Ship Shape, example by example. */
@NullMarked
package boardroom.games.shipshape;

import org.jspecify.annotations.NullMarked;

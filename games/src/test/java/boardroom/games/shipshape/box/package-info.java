@NullMarked
package boardroom.games.shipshape.box;

import org.jspecify.annotations.NullMarked;

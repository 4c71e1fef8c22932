@NullMarked
package boardroom.games.shipshape.rules;

import org.jspecify.annotations.NullMarked;

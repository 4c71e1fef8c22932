@NullMarked
package boardroom.games.shipshape.view;

import org.jspecify.annotations.NullMarked;

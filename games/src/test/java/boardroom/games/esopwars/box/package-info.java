@NullMarked
package boardroom.games.esopwars.box;

import org.jspecify.annotations.NullMarked;

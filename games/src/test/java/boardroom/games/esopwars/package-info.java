@NullMarked
package boardroom.games.esopwars;

import org.jspecify.annotations.NullMarked;

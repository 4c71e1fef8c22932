@NullMarked
package boardroom.games.esopwars.sense;

import org.jspecify.annotations.NullMarked;

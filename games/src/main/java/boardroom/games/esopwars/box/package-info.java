/** The box of ESOP Wars: its cards and constants as data. */
@NullMarked
package boardroom.games.esopwars.box;

import org.jspecify.annotations.NullMarked;

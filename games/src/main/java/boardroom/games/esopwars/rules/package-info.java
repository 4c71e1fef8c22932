/** The rules of ESOP Wars: its state, moves and events, and one class for each phase of section 4 with the words it says. */
@NullMarked
package boardroom.games.esopwars.rules;

import org.jspecify.annotations.NullMarked;

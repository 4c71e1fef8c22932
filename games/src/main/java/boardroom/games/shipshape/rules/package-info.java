/** The rules of Ship Shape: state, moves, events and phases with their words. */
@NullMarked
package boardroom.games.shipshape.rules;

import org.jspecify.annotations.NullMarked;

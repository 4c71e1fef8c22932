/** The rules of Ship It!: state, moves, events, phases with their words, sums and scoring. */
@NullMarked
package boardroom.games.shipit.rules;

import org.jspecify.annotations.NullMarked;

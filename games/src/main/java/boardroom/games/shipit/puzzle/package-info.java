/** The programming puzzle of Ship It! (5.9): its language, its worlds, its interpreter and its generator. */
@NullMarked
package boardroom.games.shipit.puzzle;

import org.jspecify.annotations.NullMarked;

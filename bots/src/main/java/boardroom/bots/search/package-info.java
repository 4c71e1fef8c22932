/** One search for all games: a tree for each seat over reshuffled copies, led by priors and cut off by an evaluation. */
@NullMarked
package boardroom.bots.search;

import org.jspecify.annotations.NullMarked;

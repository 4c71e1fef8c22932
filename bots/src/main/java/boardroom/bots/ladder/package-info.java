/** The ladder: everybody plays everybody on the same deals, and what that says about strength. */
@NullMarked
package boardroom.bots.ladder;

import org.jspecify.annotations.NullMarked;

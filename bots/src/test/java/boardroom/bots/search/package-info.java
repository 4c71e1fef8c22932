/** What the search promises, on games small enough to know the right answer. */
@NullMarked
package boardroom.bots.search;

import org.jspecify.annotations.NullMarked;

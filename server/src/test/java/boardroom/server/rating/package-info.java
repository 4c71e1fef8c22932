/** Ratings, against examples. */
@NullMarked
package boardroom.server.rating;

import org.jspecify.annotations.NullMarked;

/** How good somebody is, reckoned from the places of games among people. */
@NullMarked
package boardroom.server.rating;

import org.jspecify.annotations.NullMarked;

/** What all tables share, tried out alone. */
@NullMarked
package boardroom.server.house;

import org.jspecify.annotations.NullMarked;

/** People without accounts, tried out alone. */
@NullMarked
package boardroom.server.people;

import org.jspecify.annotations.NullMarked;

/** What happens at one table, tried out alone. */
@NullMarked
package boardroom.server.table;

import org.jspecify.annotations.NullMarked;

/** A live table: its seats, its play, its clock and its bots. */
@NullMarked
package boardroom.server.table;

import org.jspecify.annotations.NullMarked;

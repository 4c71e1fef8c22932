/** What the ladder looks like, and programs from outside that play on it. */
@NullMarked
package boardroom.cli.ladder;

import org.jspecify.annotations.NullMarked;

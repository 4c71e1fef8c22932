/** A tiny game with everything a table has to cope with: secrets, a clock, choices at once, take-back. */
@NullMarked
package boardroom.server.tiny;

import org.jspecify.annotations.NullMarked;

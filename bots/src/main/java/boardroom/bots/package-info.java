/** Bots that play any game through the contract alone, and tournaments between them. */
@NullMarked
package boardroom.bots;

import org.jspecify.annotations.NullMarked;

/** The rules of Boss, example by example. */
@NullMarked
package boardroom.games.boss;

import org.jspecify.annotations.NullMarked;

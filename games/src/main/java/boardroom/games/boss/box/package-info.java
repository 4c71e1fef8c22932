/** Cards, constants and options of Boss (sections 2 and 8). */
@NullMarked
package boardroom.games.boss.box;

import org.jspecify.annotations.NullMarked;

@NullMarked
package boardroom.games.boss.box;

import org.jspecify.annotations.NullMarked;

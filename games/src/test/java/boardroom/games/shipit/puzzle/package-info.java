@NullMarked
package boardroom.games.shipit.puzzle;

import org.jspecify.annotations.NullMarked;

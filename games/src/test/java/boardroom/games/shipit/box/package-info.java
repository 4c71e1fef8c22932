@NullMarked
package boardroom.games.shipit.box;

import org.jspecify.annotations.NullMarked;

@NullMarked
package boardroom.games.shipit;

import org.jspecify.annotations.NullMarked;

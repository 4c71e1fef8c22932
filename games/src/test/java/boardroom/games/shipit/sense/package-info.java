@NullMarked
package boardroom.games.shipit.sense;

import org.jspecify.annotations.NullMarked;

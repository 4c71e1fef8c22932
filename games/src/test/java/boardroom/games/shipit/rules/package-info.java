@NullMarked
package boardroom.games.shipit.rules;

import org.jspecify.annotations.NullMarked;

@NullMarked
package boardroom.games.itstartup.sense;

import org.jspecify.annotations.NullMarked;

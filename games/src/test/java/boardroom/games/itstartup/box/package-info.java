@NullMarked
package boardroom.games.itstartup.box;

import org.jspecify.annotations.NullMarked;

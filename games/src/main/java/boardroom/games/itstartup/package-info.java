/** IT Startup. */
@NullMarked
package boardroom.games.itstartup;

import org.jspecify.annotations.NullMarked;

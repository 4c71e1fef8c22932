/** What is seen of a play of IT Startup (4.0 and section 11). */
@NullMarked
package boardroom.games.itstartup.view;

import org.jspecify.annotations.NullMarked;

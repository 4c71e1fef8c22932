/** What is known about good play of IT Startup (section 10); its numbers stand in sense.json. */
@NullMarked
package boardroom.games.itstartup.sense;

import org.jspecify.annotations.NullMarked;

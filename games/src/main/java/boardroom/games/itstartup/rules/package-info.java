/** The rules of IT Startup: its state, its phases with their words, and the sums of section 5. */
@NullMarked
package boardroom.games.itstartup.rules;

import org.jspecify.annotations.NullMarked;

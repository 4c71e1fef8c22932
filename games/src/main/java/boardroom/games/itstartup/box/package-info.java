/** The box of IT Startup as records, component by component as in its JSON; its check, and the options as the rules read them. */
@NullMarked
package boardroom.games.itstartup.box;

import org.jspecify.annotations.NullMarked;

/** The box of IT Startup as records, component by component as in its JSON. */
@NullMarked
package boardroom.games.itstartup.box;

import org.jspecify.annotations.NullMarked;

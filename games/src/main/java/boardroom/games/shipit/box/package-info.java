/** The box of Ship It! as records, component by component as in its JSON. */
@NullMarked
package boardroom.games.shipit.box;

import org.jspecify.annotations.NullMarked;

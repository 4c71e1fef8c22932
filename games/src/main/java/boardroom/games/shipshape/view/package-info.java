/** What the table and each seat see of Ship Shape (section 11). */
@NullMarked
package boardroom.games.shipshape.view;

import org.jspecify.annotations.NullMarked;

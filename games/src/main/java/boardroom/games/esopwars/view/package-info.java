/** What the table and each team see of a play (section 11). */
@NullMarked
package boardroom.games.esopwars.view;

import org.jspecify.annotations.NullMarked;

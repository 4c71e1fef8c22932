/** What is seen of Ship It!: the views, and what builds them. */
@NullMarked
package boardroom.games.shipit.view;

import org.jspecify.annotations.NullMarked;

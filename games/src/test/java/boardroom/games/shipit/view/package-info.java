@NullMarked
package boardroom.games.shipit.view;

import org.jspecify.annotations.NullMarked;

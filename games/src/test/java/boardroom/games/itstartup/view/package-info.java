@NullMarked
package boardroom.games.itstartup.view;

import org.jspecify.annotations.NullMarked;

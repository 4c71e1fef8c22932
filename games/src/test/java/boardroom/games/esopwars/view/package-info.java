@NullMarked
package boardroom.games.esopwars.view;

import org.jspecify.annotations.NullMarked;

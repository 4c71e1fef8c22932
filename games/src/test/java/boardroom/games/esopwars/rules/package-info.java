@NullMarked
package boardroom.games.esopwars.rules;

import org.jspecify.annotations.NullMarked;

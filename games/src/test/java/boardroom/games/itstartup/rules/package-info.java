@NullMarked
package boardroom.games.itstartup.rules;

import org.jspecify.annotations.NullMarked;
